// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
  '/__mock/live': {
    /**
     * Whether the process is up
     * @description Answers as long as the process takes requests at all, also while it starts or stops. Whoever gets no answer starts it again. Needs no token, so that a load balancer can ask.
     */
    get: operations['getLiveness'];
  };
  '/__mock/ready': {
    /**
     * Whether the server takes calls
     * @description Answers whether calls shall be sent here now: the server listens, its store answers, and it is not about to stop. Needs no token, so that a load balancer can ask.
     */
    get: operations['getReadiness'];
  };
  '/__mock/metrics': {
    /**
     * Metrics for Prometheus
     * @description Answers what this server has counted since it was made, in the text format 0.0.4 of Prometheus: calls, errcodes and their times, worlds, the store and the process.
     */
    get: operations['getMetrics'];
  };
  '/__mock/health': {
    /**
     * Health of the server and state of the world
     * @description Answers that the server takes calls, and where the world stands.
     */
    get: operations['getHealth'];
  };
  '/__mock/reset': {
    /**
     * Start the world again
     * @description Forgets everything of the world, its faults, sessions, snapshots and journal included.
     */
    post: operations['resetWorld'];
  };
  '/__mock/state': {
    /**
     * Export the world
     * @description Answers everything the world knows as one document, which importState takes.
     */
    get: operations['exportState'];
    /**
     * Import a world
     * @description Replaces the world by an exported one of the same format.
     */
    put: operations['importState'];
  };
  '/__mock/config': {
    /**
     * The switches of the world
     * @description Answers all switches of the world as they stand.
     */
    get: operations['getConfig'];
    /**
     * Turn switches of the config
     * @description Changes what every client of the world gets from the start-up calls.
     */
    patch: operations['patchConfig'];
  };
  '/__mock/clock': {
    /**
     * Read the clock
     * @description Answers the time that all rules of the world go by.
     */
    get: operations['getClock'];
    /**
     * Move the clock
     * @description Moves the clock, stops or starts it; everything that falls due on the way happens.
     */
    post: operations['moveClock'];
  };
  '/__mock/scenarios': {
    /**
     * The scenarios a world can start with
     * @description Answers the names by which resetWorld can start a world, and what each holds.
     */
    get: operations['listScenarios'];
  };
  '/__mock/snapshots': {
    /**
     * The snapshots of the world
     * @description Answers the snapshots of the world. They are kept in memory until the next reset.
     */
    get: operations['listSnapshots'];
    /**
     * Save a snapshot
     * @description Keeps the world as it is under a name; one of that name is overwritten.
     */
    post: operations['saveSnapshot'];
  };
  '/__mock/snapshots/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The name of the snapshot.
         * @example before-deposit
         */
        name: components['parameters']['SnapshotName'];
      };
      cookie?: never;
    };
    /**
     * Forget a snapshot
     * @description Forgets a snapshot; the world stays as it is.
     */
    delete: operations['deleteSnapshot'];
  };
  '/__mock/snapshots/{name}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The name of the snapshot.
         * @example before-deposit
         */
        name: components['parameters']['SnapshotName'];
      };
      cookie?: never;
    };
    /**
     * Go back to a snapshot
     * @description Makes the world what it was at the snapshot; journal and received events go on.
     */
    post: operations['restoreSnapshot'];
  };
  '/__mock/worlds': {
    /**
     * The worlds of the server
     * @description Answers the worlds in use; a world comes into being when it is first asked for, and goes when nobody has called it for long.
     */
    get: operations['listWorlds'];
    /**
     * Drop this world
     * @description Forgets this world; its name begins anew with the next call. The world `default` is reset.
     */
    delete: operations['dropWorld'];
  };
  '/__mock/history': {
    /**
     * What can be undone
     * @description Answers the latest calls that changed the world, newest first; at most 50.
     */
    get: operations['listHistory'];
  };
  '/__mock/undo': {
    /**
     * Undo the last change
     * @description Takes back all that the latest entry of the history has written, or all entries up to one, and answers what that was. The clock and the switches stay as they are; what has fallen due meanwhile happens again. 404 when there is no such entry, 409 when there is nothing to undo, or when the same value has been written since by a call still under way.
     */
    post: operations['undoCall'];
  };
  '/__mock/calls': {
    /**
     * The calls of the product
     * @description Answers the calls that a fault can hit, in the order of the contract, each with the errcodes that it declares.
     */
    get: operations['listCalls'];
  };
  '/__mock/faults': {
    /**
     * The faults in force
     * @description Answers the faults in force in the order they are tried; the first that applies hits.
     */
    get: operations['listFaults'];
    /**
     * Make something go wrong
     * @description Puts a fault in force, from the next call on, behind those that are. 400 for an errcode that the contract does not have, 404 for such a call.
     */
    post: operations['addFault'];
    /**
     * Remove all faults
     * @description Takes all faults out of force and answers how many there were.
     */
    delete: operations['clearFaults'];
  };
  '/__mock/faults/{faultId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the fault.
         * @example 1
         */
        faultId: components['parameters']['FaultId'];
      };
      cookie?: never;
    };
    /**
     * Remove a fault
     * @description Takes one fault out of force; the others stay.
     */
    delete: operations['removeFault'];
  };
  '/__mock/players': {
    /**
     * Players
     * @description Answers the players of the world by their id, ascending, each with the latest of the ledger.
     */
    get: operations['listPlayers'];
    /**
     * Make a player
     * @description Makes a player as if it had registered, without the registration reward.
     */
    post: operations['createPlayer'];
  };
  '/__mock/players/bulk': {
    /**
     * Make many players
     * @description Makes players as `createPlayer` does, some hundred in one transaction. Accounts that exist are left as they are, so a call whose answer was lost can be sent again. The world's history has no entry of it.
     */
    post: operations['createPlayers'];
  };
  '/__mock/players/{playerId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the player.
         * @example 100001
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    /**
     * A player
     * @description Answers a player with everything that the server keeps about them, but for passwords and tokens.
     */
    get: operations['getPlayer'];
    /**
     * Change a player
     * @description Sets what is sent and leaves the rest. What has fallen due by the clock happens first.
     */
    patch: operations['patchPlayer'];
  };
  '/__mock/players/{playerId}/kyc': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the player.
         * @example 100001
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    /**
     * Decide a verification
     * @description Approves or rejects the identity verification that waits; 409 when none does.
     */
    post: operations['decideKyc'];
  };
  '/__mock/players/{playerId}/mails': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the player.
         * @example 100001
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    /**
     * Send a mail
     * @description Puts a mail into the player's box, with items attached if any are named.
     */
    post: operations['sendMail'];
  };
  '/__mock/sessions': {
    /**
     * Mint a live token
     * @description Makes a token that is as good as one from a login, so that a test needs no login.
     */
    post: operations['mintSession'];
    /**
     * Revoke tokens
     * @description Revokes the tokens of a player or of all. The next call with one of them is answered with 401.
     */
    delete: operations['revokeSessions'];
  };
  '/__mock/outbox': {
    /**
     * Text messages
     * @description Answers the text messages that would have been sent, with their codes, newest first.
     */
    get: operations['listOutbox'];
    /**
     * Forget the text messages
     * @description Empties the list of text messages and answers how many there were. The codes stay valid.
     */
    delete: operations['clearOutbox'];
  };
  '/__mock/orders': {
    /**
     * The orders of the world
     * @description Answers deposits and withdrawals of all players, newest first.
     */
    get: operations['listOrders'];
  };
  '/__mock/orders/{orderId}/settle': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the order.
         * @example R20251121000017
         */
        orderId: components['parameters']['OrderId'];
      };
      cookie?: never;
    };
    /**
     * Let an order succeed
     * @description Ends a waiting order well; a deposit arrives, a withdrawal is paid. Once more changes nothing; 409 when the order has ended otherwise.
     */
    post: operations['settleOrder'];
  };
  '/__mock/orders/{orderId}/fail': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the order.
         * @example R20251121000017
         */
        orderId: components['parameters']['OrderId'];
      };
      cookie?: never;
    };
    /**
     * Let an order fail
     * @description Ends a waiting order badly; a deposit is declined, a withdrawal refused and its coins given back. Once more changes nothing; 409 when the order has ended otherwise.
     */
    post: operations['failOrder'];
  };
  '/__mock/requests': {
    /**
     * Calls received
     * @description Answers the calls that the world has received, newest first; those that fit the parameters.
     */
    get: operations['listRequests'];
    /**
     * Forget the calls received
     * @description Empties the journal of calls and answers how many there were. Ids go on counting.
     */
    delete: operations['clearRequests'];
  };
  '/__mock/requests/verify': {
    /**
     * Check what was called
     * @description Counts the calls that fit and says whether that is the number wanted; without one, at least one. 200 either way, so that a test reads `satisfied` and shows `message`; 404 for a call that the contract does not have.
     */
    post: operations['verifyRequests'];
  };
  '/__mock/requests/{requestId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the journal entry.
         * @example 1
         */
        requestId: components['parameters']['RequestId'];
      };
      cookie?: never;
    };
    /**
     * One call received
     * @description Answers one entry of the journal, with the call as a command line to copy.
     */
    get: operations['getRequest'];
  };
  '/__mock/events': {
    /**
     * Logged events received
     * @description Answers the events that appEventLogClient has brought, newest first.
     */
    get: operations['listEvents'];
    /**
     * Forget the events received
     * @description Empties the journal of events and answers how many there were. Ids go on counting.
     */
    delete: operations['clearEvents'];
  };
}
export interface components {
  schemas: {
    /** @description The process is up. */
    Liveness: {
      /**
       * @description Always this word.
       * @constant
       */
      status: 'live';
    };
    /** @description What a developer needs to find the cause. Never shown to a player. */
    ErrorDetail: {
      /** @description One sentence in English. */
      message: string;
      /** @description The name of the errcode in the catalogue. Absent where the errcode has none. */
      name?: string;
      /** @description The call, or for an unknown path the nearest one. Absent where no call is near. */
      operationId?: string;
      /** @description A JSON pointer to the offending value in the request body. Absent where no single value is to blame. */
      pointer?: string;
      /** @description The schema keyword that was broken. Absent where the schema was kept. */
      rule?: string;
      /** @description How long to wait, in milliseconds, before the same call can succeed. Absent where waiting does not help or no time is known. */
      retryAfterMs?: number;
    };
    /** @description Why a control call was refused. */
    ControlError: {
      error: components['schemas']['ErrorDetail'];
    };
    /** @description The server takes calls. */
    Ready: {
      /**
       * @description Always this word.
       * @constant
       */
      status: 'ready';
    };
    /** @description The server takes no calls now. */
    Unready: {
      /**
       * @description Always this word.
       * @constant
       */
      status: 'unready';
      /**
       * @description Why not; of a store the log says more.
       * @enum {string}
       */
      reason: 'starting' | 'stopping' | 'store';
    };
    /** @description The name of a world. */
    WorldName: string;
    /** @description Seeds the random generator; the same seed gives the same world. */
    Seed: number;
    /** @description Milliseconds since 1970-01-01 UTC. */
    Timestamp: number;
    /** @description That the server is up, and where the world stands. */
    Health: {
      /**
       * @description Always ok; a server that does not take calls does not answer.
       * @constant
       */
      status: 'ok';
      /** @description The version of the mock server. */
      version: string;
      world: components['schemas']['WorldName'];
      /** @description The scenario the world has started from. */
      scenario: string;
      seed: components['schemas']['Seed'];
      /** @description The time of the world's clock, in milliseconds since 1970 UTC. */
      now: components['schemas']['Timestamp'];
      /** @description How many players the world has. */
      players: number;
    };
    /** @description An instant that a clock can show, from the year 2000 to the beginning of 2100. */
    ClockTime: number;
    /**
     * @description The values of `SiteMode` that this version of the contract knows.
     * @enum {string}
     */
    KnownSiteMode: 'green' | 'normal';
    /**
     * @description The values of `LoginType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownLoginType: 1 | 2 | 3;
    /**
     * @description 0 for no, 1 for yes.
     * @enum {integer}
     */
    Flag: 0 | 1;
    /** @description The telephone prefix of a country, digits only. */
    CountryCode: string;
    /** @description An amount in hundredths that somebody sets by hand; far enough from the end of the numbers to go on from. */
    SetAmount: number;
    /** @description Further rules for phone accounts. */
    AccountRule: {
      /** @description The first character a mobile number must have. When absent or empty, any will do. */
      mobileStartsWith?: string;
    };
    /**
     * @description The values of `DownloadType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownDownloadType: 0 | 1 | 2 | 3;
    /** @description Which invitations to download the app a mobile page shows. Only 2 and 3 are named by the source (they show the download link of the home page); 0 none, 1 banner only, 2 download page, 3 both are inferred. */
    DownloadType: components['schemas']['KnownDownloadType'];
    /**
     * Format: uri-reference
     * @description An address, absolute or relative to the page's origin. An empty string stands for none.
     */
    Link: string;
    /** @description Where the native app can be had. */
    H5Block: {
      downloadType: components['schemas']['DownloadType'];
      /** @description Where the native app is downloaded; an empty string while there is none, which hides the download. */
      downloadUrl: components['schemas']['Link'];
      /** @description The home address that share links start with. */
      url: components['schemas']['Link'];
    };
    /** @description How long, in milliseconds; ten years at most. */
    Duration: number;
    /** @description How long, in milliseconds; what null stands for is said where it is used. */
    DurationOrNull: components['schemas']['Duration'] | null;
    /** @description How long, in milliseconds, and never no time at all. */
    PositiveDuration: components['schemas']['Duration'];
    /** @description The number of a game. Game ids start at 1001, so they never collide with an activity type. */
    GameId: number;
    /**
     * @description The values of `Region` that this version of the contract knows.
     * @enum {string}
     */
    KnownRegion: 'pk' | 'ph' | 'th';
    /**
     * @description The values of `ActivityType` that this version of the contract knows.
     * @enum {integer}
     */
    KnownActivityType:
      | 4
      | 8
      | 15
      | 16
      | 17
      | 20
      | 21
      | 22
      | 23
      | 25
      | 26
      | 28
      | 29
      | 30
      | 31
      | 33
      | 35
      | 36
      | 37
      | 38
      | 39
      | 40
      | 41
      | 42
      | 43;
    /** @description A length in characters. */
    LengthBound: number;
    /** @description The switches of the web config that tests turn. What is left out stays as it was; in a reset, as the scenario has it. An answer holds all of them. */
    ConfigPatch: {
      /** @description The site mode. When absent, it stays. */
      mode?: components['schemas']['KnownSiteMode'];
      /** @description How accounts are named and registered. When absent, it stays. */
      registerType?: components['schemas']['KnownLoginType'];
      /** @description 1 asks for a one-time code where a phone number registers or is bound. When absent, it stays. */
      otpStatus?: components['schemas']['Flag'];
      /** @description 1 asks for a bound card before a bank deposit. When absent, it stays. */
      isDepositBank?: components['schemas']['Flag'];
      /** @description The telephone prefix of the site, digits only. When absent, it stays. */
      countryCode?: components['schemas']['CountryCode'];
      /** @description Coins for registering, in hundredths. When absent, they stay. */
      userRegisterCoin?: components['schemas']['SetAmount'];
      /** @description Further rules for the mobile number of a phone account. When absent, they stay. */
      accountRule?: components['schemas']['AccountRule'];
      /** @description Where the native app and the site can be had. When absent, it stays. */
      h5?: components['schemas']['H5Block'];
      /** @description After how long a bank transfer arrives by itself, in milliseconds of the world's clock; null for never. When absent, it stays. */
      settleAfterMs?: components['schemas']['DurationOrNull'];
      /** @description How long a QR code or payment page can be paid, in milliseconds. When absent, it stays. */
      qrWindowMs?: components['schemas']['Duration'];
      /** @description How long one business day of a withdrawal's processing lasts, in milliseconds; null leaves it to the control API. When absent, it stays. */
      withdrawalDayMs?: components['schemas']['DurationOrNull'];
      /** @description After how long an identity verification is approved by itself, in milliseconds; null for never. When absent, it stays. */
      kycAfterMs?: components['schemas']['DurationOrNull'];
      /** @description Accounts that one device and the whole world may open within the window; null for no limit. When absent, it stays. */
      registrationLimit?: {
        /** @description How many one device may open; devices without an id are not counted. */
        perDevice: number;
        /** @description How many all devices together may open. */
        perWorld: number;
        /** @description How long the window is, in milliseconds from its first registration. */
        windowMs: components['schemas']['PositiveDuration'];
      } | null;
      /** @description Calls that one player, or all visitors together, may make within the window; the next ones are answered with 429. null for no limit. When absent, it stays. */
      requestLimit?: {
        /** @description How many calls are let through. */
        calls: number;
        /** @description How long the window is, in milliseconds from its first call. */
        windowMs: components['schemas']['PositiveDuration'];
      } | null;
      /**
       * @description Answers as a later version of the contract may give them, for clients to be held against. When absent, it stays.
       * @enum {string}
       */
      newerAnswers?: 'none' | 'more' | 'unknown';
      /** @description While false the site has no social login. When absent, it stays. */
      socialLogin?: boolean;
      /** @description The games in maintenance, replacing those that were; null leaves it to `maintenance`. When absent, they stay. */
      maintainGameIds?: components['schemas']['GameId'][] | null;
      /**
       * @description Which games are in maintenance while maintainGameIds names none. When absent, it stays.
       * @enum {string}
       */
      maintenance?: 'seed' | 'none' | 'all';
      /** @description The region of the site; prefix, form of a mobile number and time zone follow it where nothing else sets them. When absent, it stays. */
      region?: components['schemas']['KnownRegion'];
      /** @description The activities that run. When absent, they stay. */
      activityIds?: components['schemas']['KnownActivityType'][];
      /**
       * @description What the lists of the lobby hold. When absent, it stays.
       * @enum {string}
       */
      lists?: 'seed' | 'empty';
      /** @description While false every registration is refused as not available. When absent, it stays. */
      registrationOpen?: boolean;
      /** @description How many Idempotency-Keys of one player, or of all visitors together, are kept at once, each for 24 hours; a new one beyond is refused with HTTP 429, and none is forgotten for it. When absent, it stays. */
      idempotencyKeyLimit?: number;
      /** @description While true every call that has an errcode for it is refused as busy (104; 102 of the sign-ins, 1010 of the first charge), those that only read, too. When absent, it stays. */
      allBusy?: boolean;
      /** @description While true the daily sign-in and the sign-up bonus wait for the player's first settled deposit: their itemStatus is 0 until then, and claiming is refused with errcode 3103. When absent, it stays. */
      freeBonusNeedsTopUp?: boolean;
      /** @description While true logging in, registering and every call that moves money are refused as busy. When absent, it stays. */
      systemBusy?: boolean;
      /** @description How long the first-charge offer waits for a player who has registered, in milliseconds; null for ever. When absent, it stays. */
      firstChargeWindowMs?: components['schemas']['PositiveDuration'] | null;
      /** @description The VIP level from which on the first-charge offer is made. When absent, it stays. */
      firstChargeMinLevel?: number;
      /** @description While false no text message can be sent. When absent, it stays. */
      smsDelivery?: boolean;
      /** @description A one-time code that is always right; empty for none. When absent, it stays. */
      fixedOtp?: string;
      /** @description The shortest phone account, in characters. When absent, it stays. */
      accountLengthMin?: components['schemas']['LengthBound'];
      /** @description The longest phone account, in characters. When absent, it stays. */
      accountLengthMax?: components['schemas']['LengthBound'];
      /** @description The shortest username, in characters. When absent, it stays. */
      usernameLengthMin?: components['schemas']['LengthBound'];
      /** @description The longest username, in characters. When absent, it stays. */
      usernameLengthMax?: components['schemas']['LengthBound'];
      /** @description The shortest password, in characters. When absent, it stays. */
      passwordLengthMin?: components['schemas']['LengthBound'];
      /** @description The longest password, in characters. When absent, it stays. */
      passwordLengthMax?: components['schemas']['LengthBound'];
      /** @description How long a session token lives, in milliseconds of the world's clock. When absent, it stays. */
      tokenTtlMs?: components['schemas']['PositiveDuration'];
      /** @description The time zone in which a day begins, in minutes east of UTC. When absent, it stays. */
      zoneMinutes?: number;
      /** @description On which days of the week the weekend lottery is open, 0 Sunday to 6 Saturday. When absent, they stay. */
      lotteryDays?: number[];
      /** @description How long activities run from the world's start, in milliseconds by their number; others do not end. When absent, they stay. */
      activityDurations?: {
        [key: string]: components['schemas']['PositiveDuration'];
      };
      /** @description How many games the lobby lists; more than the seed has are variants of them. 0 for the seed's own. When absent, it stays. */
      gameCount?: number;
    };
    /** @description How the world starts again. What is left out takes its default. */
    Reset: {
      /** @description One of the names of `/__mock/scenarios`. When absent, default. */
      scenario?: string;
      /** @description Seeds the random generator; the same seed gives the same world. When absent, the world keeps its seed. */
      seed?: components['schemas']['Seed'];
      /** @description What the clock shows, in milliseconds since 1970 UTC. When absent, the time the server goes by. */
      now?: components['schemas']['ClockTime'];
      /** @description Switches that differ from the scenario's. When absent, none do. */
      config?: components['schemas']['ConfigPatch'];
    };
    /** @description Any JSON value. */
    JsonValue: unknown;
    /** @description Any JSON object. */
    JsonObject: {
      [key: string]: components['schemas']['JsonValue'];
    };
    /** @description A whole world, for taking it elsewhere. What `data` holds is the server's business and bound to `format`. */
    WorldState: {
      /** @description The version of the layout of data. */
      format: number;
      world: components['schemas']['WorldName'];
      /** @description The scenario the world has started from. */
      scenario: string;
      seed: components['schemas']['Seed'];
      /** @description The time of the world's clock, in milliseconds since 1970 UTC. */
      now: components['schemas']['Timestamp'];
      data: components['schemas']['JsonObject'];
    };
    /** @description The time of the world. */
    Clock: {
      /** @description The time of the world's clock, in milliseconds since 1970 UTC. */
      now: components['schemas']['Timestamp'];
      /** @description Whether time stands still between moves. */
      frozen: boolean;
    };
    /** @description Moves the clock, by a step or to a time, never back; or stops and starts it. */
    ClockMove: {
      /** @description By how much the clock moves on, in milliseconds. When absent, by nothing; now and this exclude each other. */
      advanceMs?: components['schemas']['Duration'];
      /** @description To what time the clock moves, in milliseconds since 1970 UTC; 409 for a time gone by. When absent, to none. */
      now?: components['schemas']['ClockTime'];
      /** @description True stops the clock, false starts it again. When absent, it goes on as it does. */
      frozen?: boolean;
    };
    /** @description A named way for a world to start. */
    Scenario: {
      /** @description By which a reset asks for it. */
      name: string;
      /** @description What the world is like then, in one English sentence. */
      description: string;
    };
    /** @description The name of a snapshot. */
    SnapshotName: string;
    /** @description A moment of the world that can be restored. */
    Snapshot: {
      /** @description By which the snapshot is restored. */
      name: components['schemas']['SnapshotName'];
      /** @description What the world's clock showed, in milliseconds since 1970 UTC. */
      now: components['schemas']['Timestamp'];
    };
    /** @description How to name the moment; a name in use is overwritten. */
    SnapshotRequest: {
      /** @description By which to restore it; 1 to 64 letters, digits, hyphens and underscores. */
      name: components['schemas']['SnapshotName'];
    };
    /** @description A world of this server. */
    WorldSummary: {
      world: components['schemas']['WorldName'];
      /** @description The scenario the world has started from. */
      scenario: string;
      seed: components['schemas']['Seed'];
      /** @description The time of the world's clock, in milliseconds since 1970 UTC. */
      now: components['schemas']['Timestamp'];
      /** @description How many players the world has. */
      players: number;
      /** @description Calls in its journal. */
      requests: number;
      /** @description What is wrong with what is stored of the world: it cannot be read, and the other fields say how it begins when it is reset. When absent, nothing is wrong. */
      damaged?: string;
    };
    /** @description The number of a player, shown on the screens as the player ID. 0 stands for nobody. */
    PlayerId: number;
    /** @description A value that a call changed. */
    StateChange: {
      /** @description The document, for example player:10000001. */
      document: string;
      /** @description JSON pointer into it; empty for the whole document. */
      pointer: string;
      /** @description The value until then. Absent where there was nothing, and for a whole document. */
      before?: components['schemas']['JsonValue'];
      /** @description The value from then on; of a whole document `created` or `removed`. Absent where nothing is left. */
      after?: components['schemas']['JsonValue'];
    };
    /** @description A call that changed the world and can be taken back. Calls that nobody would take back are none: those that only read, heartbeats, logs, and what falls due when the clock moves. */
    UndoEntry: {
      /** @description The number of the entry; later ones are higher. */
      id: number;
      /** @description The operation, or method and path of another address. */
      call: string;
      /** @description The path, the world's prefix included. Absent in an entry that an earlier version of the server has written. */
      path?: string;
      /** @description What the call does, in words. Absent for an address that no contract describes. */
      summary?: string;
      /** @description The first player whose document the call changed. Absent when it changed none. */
      playerId?: components['schemas']['PlayerId'];
      /** @description The account of that player. Absent when there is no such player. */
      account?: string;
      /** @description What the call changed, at most 20 values, secrets left out. */
      changes: components['schemas']['StateChange'][];
      /** @description When it was made by the world's clock. */
      time: components['schemas']['Timestamp'];
      /** @description How many documents it changed. */
      documents: number;
      /** @description How many lines it added to ledgers and other logs. */
      entries: number;
    };
    /** @description What to take back. */
    UndoRequest: {
      /** @description The number of the oldest entry to take back; all later ones go with it, all or none. When absent, the latest entry alone is taken back. */
      through?: number;
    };
    /** @description What was taken back; of several entries the oldest. */
    Undone: components['schemas']['UndoEntry'] & {
      /** @description How many entries were taken back. */
      count: number;
    };
    /** @description An errcode that a call can answer. */
    CallErrcode: {
      /** @description The number. */
      errcode: number;
      /** @description Its name in the contract. */
      name: string;
      /** @description When the call answers it. */
      when: string;
    };
    /** @description A call of the product. */
    Call: {
      /** @description The name of the call. */
      operationId: string;
      /** @description Its path, without the world's prefix. */
      path: string;
      /** @description What it does, in words. */
      summary: string;
      /** @description Whether it needs a token. */
      secured: boolean;
      /** @description The errcodes that it declares. */
      errcodes: components['schemas']['CallErrcode'][];
    };
    /** @description Milliseconds. */
    DelayMs: number;
    /** @description Always the same delay. */
    FixedLatency: {
      /**
       * @description Marks this distribution; always fixed.
       * @constant
       */
      kind: 'fixed';
      /** @description The delay in milliseconds. */
      ms: components['schemas']['DelayMs'];
    };
    /** @description Any delay between two bounds, equally likely; minMs is not above maxMs. */
    UniformLatency: {
      /**
       * @description Marks this distribution; always uniform.
       * @constant
       */
      kind: 'uniform';
      /** @description The shortest delay in milliseconds. */
      minMs: components['schemas']['DelayMs'];
      /** @description The longest delay in milliseconds. */
      maxMs: components['schemas']['DelayMs'];
    };
    /** @description Mostly near the median, seldom much longer. */
    LognormalLatency: {
      /**
       * @description Marks this distribution; always lognormal.
       * @constant
       */
      kind: 'lognormal';
      /** @description What half of the calls stay below, in milliseconds. No delay is above ten minutes. */
      medianMs: components['schemas']['DelayMs'];
      /** @description How far the delays scatter; the standard deviation of their logarithm, 0 for none. */
      sigma: number;
    };
    /** @description How much later than usual a call is answered. */
    Latency: {
      /**
       * @description The shape of the distribution.
       * @enum {string}
       */
      kind: 'fixed' | 'uniform' | 'lognormal';
    } & (
      | components['schemas']['FixedLatency']
      | components['schemas']['UniformLatency']
      | components['schemas']['LognormalLatency']
    );
    /** @description What shall go wrong, where and how often. At least one of errcode, httpStatus, latency and effect; the first two exclude each other and effect. */
    FaultRule: {
      /** @description Which call is hit, or * for every one. */
      operationId: string;
      /** @description Answers HTTP 200 with this errcode, one of those that the contract has, whether or not the call declares it. Nothing changes in the world. When absent, the rule names no errcode. */
      errcode?: number;
      /**
       * @description Answers this status in the envelope. Nothing changes in the world. A call that needs no token has no 401, so a rule for it is refused, a rule for every call passes it by. When absent, the rule names no status.
       * @enum {integer}
       */
      httpStatus?: 400 | 401 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 501 | 503;
      /** @description How much later than usual the call is answered. When absent, as late as the server answers every call. */
      latency?: components['schemas']['Latency'];
      /**
       * @description What becomes of the connection. When absent, nothing does.
       * @enum {string}
       */
      effect?: 'dropBefore' | 'dropAfter' | 'truncate' | 'hang';
      /** @description How many calls the rule hits. When absent, every one until it is removed. */
      times?: number;
      /** @description The share of calls that are hit, drawn from the world's seeded random generator. When absent, all of them. */
      probability?: number;
      /** @description Seeds the rule's own random generator. When absent, the rule draws from the world's. */
      seed?: number;
      /** @description Hits this player's calls only. When absent, those of everybody, visitors included. */
      playerId?: components['schemas']['PlayerId'];
    };
    /** @description The number of a fault. */
    FaultId: number;
    /** @description A fault in force. */
    Fault: components['schemas']['FaultRule'] & {
      faultId: components['schemas']['FaultId'];
      /** @description How many calls it has hit. */
      hits: number;
    };
    /** @description A fault to put in force. */
    FaultRequest: components['schemas']['FaultRule'];
    /** @description How many were removed. */
    Revoked: {
      /** @description How many there were. */
      count: number;
    };
    /** @description How accounts are named and registered. */
    LoginType: components['schemas']['KnownLoginType'];
    /** @description The name a player shows; at most 32 characters as people count them (grapheme clusters, of which one can be several code points). */
    Nickname: string;
    /** @description An amount in hundredths, of coins or of the site's currency (`appWebConfig.currency`), for which one coin stands; divide by 100 only to display it (spec 9). */
    Money: number;
    /** @description Lottery points in hundredths; floored to hundredths when displayed (spec 9). */
    Points: number;
    /** @description The player's own data (spec 3, User info). */
    UserInfo: {
      /** @description The number of the player, shown on the screens as the player ID. */
      id: components['schemas']['PlayerId'];
      /**
       * Format: uuid
       * @description A random public identifier.
       */
      uuid: string;
      /** @description The name the player logs in with. */
      account: string;
      /** @description Named by the source, but a server must not hand it out. Absent or empty; the mock server sends it empty. */
      password?: string;
      /** @description How the account was made; the login type of that time. */
      accountType: components['schemas']['LoginType'];
      /** @description What the player is called on the screens; updateProfile changes it. */
      nickname: components['schemas']['Nickname'];
      /** @description The bound mobile number, without its country code. Empty or absent while none is bound; the mock server sends it empty. */
      mobile?: string;
      /** @description The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
      avatar: number;
      /**
       * Format: uri-reference
       * @description The address of an own picture, when the account came from a social login. Empty or absent otherwise; the mock server sends it empty.
       */
      avatarOther?: string;
      /** @description The linked account. Empty or absent while none is linked, as always with the mock server, which sends it empty. */
      facebookAccount?: string;
      /** @description The linked account. Empty or absent while none is linked, as always with the mock server, which sends it empty. */
      googleAccount?: string;
      /** @description The account of the social login. Empty or absent while none is linked; the mock server sends it empty. */
      lineAccount?: string;
      /** @description The coin balance, in hundredths. */
      coin: components['schemas']['Money'];
      /** @description The lottery points of the player, in hundredths. */
      lottery: components['schemas']['Points'];
      /** @description Coins kept in the safebox, in hundredths. */
      safebox: components['schemas']['Money'];
      /** @description Everything deposited so far, in hundredths. */
      totalRecharge: components['schemas']['Money'];
      /** @description Everything staked so far, in hundredths; decides the user level (spec 9). */
      bet: components['schemas']['Money'];
      /** @description The VIP level. */
      vip: number;
      /** @description The experience held in the VIP programme. */
      vipExp: number;
      /** @description The index of the player's entry in `appUserLevelConfigList`. */
      userLevel: number;
      /** @description Whole days since registration. */
      regPeriod: number;
      /** @description The superior (inviting player); 0 while there is none. */
      pid: components['schemas']['PlayerId'];
      /** @description 1 once the first deposit is done. */
      firstRecharge: components['schemas']['Flag'];
      /** @description Whether a member notification is pending. */
      memberDot: components['schemas']['Flag'];
      /** @description Whether the safebox password is set. */
      hasSafeboxPassword: boolean;
      /** @description Whether the identity verification was approved. */
      hasKyc: boolean;
      /** @description Whether the further personal data is filled in. */
      hasUserOther: boolean;
    };
    /** @description One movement of coins or points. */
    LedgerEntry: {
      /** @description The number of the entry within the player's ledger, counting up from 1. */
      id: number;
      /** @description When it moved by the world's clock. */
      time: components['schemas']['Timestamp'];
      /**
       * @description What moved.
       * @enum {string}
       */
      currency: 'coin' | 'points' | 'safebox';
      /** @description In hundredths; negative for a debit. */
      amount: number;
      /** @description The balance of that currency after it, in hundredths. */
      balance: components['schemas']['Money'];
      /** @description Why, for example deposit or round. */
      reason: string;
      /** @description What it belongs to, for example an order id. Absent where it belongs to nothing; the server always sends it. */
      reference?: string;
    };
    /** @description A player as the server knows it. */
    Player: {
      /** @description What the player sees of themselves. */
      user: components['schemas']['UserInfo'];
      /** @description Whether the account is shut out. */
      disabled: boolean;
      /** @description What must still be staked before a withdrawal. */
      turnoverLeft: components['schemas']['Money'];
      /** @description How many tokens are live. */
      sessions: number;
      /** @description The latest entries, newest first. The balance is what all entries add up to. */
      ledger: components['schemas']['LedgerEntry'][];
    };
    /** @description What can be said of a player, new or not. Of a new one, what is left out is as players begin. Balances are set by an entry in the ledger. */
    PlayerSettings: {
      /** @description The nickname to show. When absent, it stays. */
      nickname?: components['schemas']['Nickname'];
      /** @description The number of the avatar image. When absent, it stays. */
      avatar?: number;
      /** @description The coin balance, in hundredths. When absent, it stays. */
      coin?: components['schemas']['SetAmount'];
      /** @description The lottery points, in hundredths. When absent, they stay. */
      lottery?: components['schemas']['SetAmount'];
      /** @description The coins kept in the safebox, in hundredths. When absent, they stay. */
      safebox?: components['schemas']['SetAmount'];
      /** @description Everything staked so far, in hundredths; decides the level. When absent, it stays. */
      bet?: components['schemas']['SetAmount'];
      /** @description Everything deposited so far, in hundredths. When absent, it stays. */
      totalRecharge?: components['schemas']['SetAmount'];
      /** @description What must still be staked before a withdrawal, in hundredths. When absent, it stays. */
      turnoverLeft?: components['schemas']['SetAmount'];
      /** @description The VIP level, in place of what follows from the stakes; 400 above the highest. When absent, it stays. */
      vip?: number;
      /** @description The VIP experience, in place of what follows from the stakes. When absent, it stays. */
      vipExp?: number;
      /** @description 1 says that the first deposit is done, 0 that it is not. When absent, it stays. */
      firstRecharge?: components['schemas']['Flag'];
      /** @description 1 sets the dot of a pending member notification, 0 takes it away. When absent, it stays. */
      memberDot?: components['schemas']['Flag'];
      /** @description True approves the identity verification, false undoes it; what was submitted is forgotten. When absent, it stays. */
      hasKyc?: boolean;
      /** @description True shuts the account out and revokes its tokens. When absent, it stays. */
      disabled?: boolean;
      /** @description The activities active for the player, replacing those that were. When absent, they stay. */
      activityIds?: components['schemas']['KnownActivityType'][];
    };
    /** @description What can be said of a single player, new or not. */
    PlayerFields: components['schemas']['PlayerSettings'] & {
      /** @description The mobile number to bind, without its country code; empty unbinds it, 409 when another player has it. When absent, it stays. */
      mobile?: string;
      /** @description Who invited the player; 0 for nobody. 404 when there is no such player, 409 for the player or one below. When absent, it stays. */
      pid?: number;
    };
    /** @description A password in plain text. */
    PlainPassword: string;
    /** @description A new player. What is left out is as players begin. */
    PlayerRequest: components['schemas']['PlayerFields'] & {
      /** @description The name to log in with; 409 when somebody has it. */
      account: string;
      /** @description In plain text, because this API is for tests. When absent, that of the demo player, tara1234. */
      password?: components['schemas']['PlainPassword'];
    };
    /** @description A crowd of new players, all with the same password and the same settings. */
    PlayersRequest: components['schemas']['PlayerSettings'] & {
      /** @description What their accounts begin with; a number from 1 to `count` follows. */
      prefix: string;
      /** @description How many accounts there shall be. */
      count: number;
      /** @description In plain text, because this API is for tests. When absent, that of the demo player, tara1234. */
      password?: components['schemas']['PlainPassword'];
    };
    /** @description What became of a crowd. */
    PlayersMade: {
      /** @description How many players were made. */
      made: number;
      /** @description How many of the accounts there were before; they stay as they are. */
      kept: number;
    };
    /**
     * @description The values of `KycStatus` that this version of the contract knows.
     * @enum {integer}
     */
    KnownKycStatus: 0 | 1 | 2 | 3;
    /** @description How far an identity verification has come. */
    KycStatus: components['schemas']['KnownKycStatus'];
    /** @description A day of birth as YYYY-MM-DD. A day that no calendar has is refused by a rule of the call, not by the schema. */
    Birthday: string;
    /** @description The number of an uploaded picture. */
    KycFileId: string;
    /** @description What a player submits to be verified. */
    KycData: {
      /** @description The name as in the document. */
      realName: string;
      /** @description The number of the identity document. */
      idNumber: string;
      /** @description As YYYY-MM-DD; a player must be 21 or older (spec 1). */
      birthday: components['schemas']['Birthday'];
      /** @description Where the player lives, in one line of at least five characters. */
      address: string;
      /** @description The uploaded pictures. */
      fileIds: components['schemas']['KycFileId'][];
    };
    /** @description How far the verification is; the submitted data once there is any. */
    KycState: {
      kycStatus: components['schemas']['KycStatus'];
      /** @description What was submitted last. Absent until the first submission. */
      submitted?: components['schemas']['KycData'];
      /** @description Why it was rejected, as text for the player. Absent unless it is. */
      reason?: string;
    };
    /** @description A player with everything the server keeps about them. */
    PlayerDetail: components['schemas']['Player'] & {
      /** @description How far the identity verification is, and what was submitted. */
      kyc: components['schemas']['KycState'];
      /** @description The player's document without passwords and tokens; its layout is the server's business. */
      state: components['schemas']['JsonObject'];
    };
    /** @description What to change. What is left out stays. */
    PlayerPatch: components['schemas']['PlayerFields'];
    /** @description What becomes of a verification that waits. */
    KycDecision: {
      /**
       * @description How the verification ends.
       * @enum {string}
       */
      decision: 'approve' | 'reject';
      /** @description What the player reads when it is rejected. When absent, that the pictures cannot be read. */
      reason?: string;
    };
    /** @description How far the verification is now. */
    KycDecided: {
      /** @description Whose verification it is. */
      playerId: components['schemas']['PlayerId'];
      kycStatus: components['schemas']['KnownKycStatus'];
    };
    /**
     * @description The reward items that have a number of their own.
     * @enum {integer}
     */
    NamedRewardItem: 2001 | 2002 | 4001 | 40001 | 40002 | 40003 | 40004;
    /** @description The values of `RewardItemId` that this version of the contract knows. */
    KnownRewardItemId: components['schemas']['NamedRewardItem'] | number;
    /** @description What a reward consists of: coins 2001, points 2002, point items 4001, coupons 1001-1099, 1201-1299 and 1301-1399 (the last range holds those that give coins: couponGiveMin 1301 to couponGiveMax 1399), new-year items 40001 (active), 40002 (box), 40003 (lottery), 40004 (firework). */
    RewardItemId: components['schemas']['KnownRewardItemId'];
    /** @description How many; never negative. */
    Count: number;
    /** @description One thing a player is given. The meaning of `count` depends on the id (spec 9): 2001 coins and 2002 points in hundredths, everything else in pieces. */
    RewardItem: {
      id: components['schemas']['RewardItemId'];
      /** @description How much of it; coins and points in hundredths, everything else in pieces. */
      count: components['schemas']['Count'];
      /** @description How many times the amount must be turned over before it can be withdrawn. When absent, it need not be. */
      betRate?: number;
    };
    /** @description A mail to a player. */
    MailRequest: {
      /** @description The headline of the mail, plain text. */
      title: string;
      /** @description Plain text, paragraphs parted by an empty line. */
      content: string;
      /**
       * @description Which red dot it lights while unread. When absent, it is a mail.
       * @enum {string}
       */
      kind?: 'mail' | 'notice';
      /** @description What is attached. When absent, nothing is. */
      propList?: (components['schemas']['RewardItem'] & {
        /** @description At most 1,000,000,000.00 of coins or points, in hundredths, or as many pieces of anything else. */
        count?: number;
        /** @description How many times the amount must be turned over. When absent, it need not be. */
        betRate?: number;
      })[];
    };
    /** @description The number of an entry. */
    Id: number;
    /** @description A list of reward items. */
    RewardItems: components['schemas']['RewardItem'][];
    /** @description A mail as the list shows it. */
    MailSummary: {
      /** @description The number of the mail, within the player's box. */
      id: components['schemas']['Id'];
      /** @description The headline of the mail, plain text. */
      title: string;
      /** @description When the mail was delivered, in milliseconds since 1970 UTC. */
      timestamp: components['schemas']['Timestamp'];
      /** @description 1 once its detail was opened. */
      read: components['schemas']['Flag'];
      /** @description 1 once its reward was received; 1 from the start when it has none. */
      received: components['schemas']['Flag'];
      /** @description The attached reward; empty when there is none. */
      propList: components['schemas']['RewardItems'];
    };
    /** @description A mail with its text. */
    Mail: components['schemas']['MailSummary'] & {
      /** @description Plain text, paragraphs parted by an empty line. */
      content: string;
    };
    /** @description Whose session to mint; a player id or an account. */
    SessionRequest: {
      /** @description The player by number. When absent, account names the player. */
      playerId?: components['schemas']['PlayerId'];
      /** @description The player by account. When absent, playerId names the player, and with both, playerId does. */
      account?: string;
      /** @description How long the token lives, in milliseconds. When absent, as long as one from a login. */
      ttlMs?: components['schemas']['PositiveDuration'];
    };
    /** @description A live token, as good as one from a login. */
    MintedSession: {
      /** @description Whose token it is. */
      playerId: components['schemas']['PlayerId'];
      /** @description What to send as the Authorization header. */
      token: string;
      /** @description When the token dies by the world's clock. */
      expireTime: components['schemas']['Timestamp'];
    };
    /** @description A mobile number without its country code. The bounds of the web config (`accountLengthMin`, `accountLengthMax`, `accountRule.mobileStartsWith`) decide what is accepted; breaking them is a business error, not a broken schema. */
    MobileNumber: string;
    /** @description The one-time code of a text message, as typed. */
    SmsCode: string;
    /** @description A text message that would have been sent. */
    OutboxMessage: {
      /** @description The number of the message, counting up from 1. */
      id: number;
      /** @description When it was sent by the world's clock. */
      time: components['schemas']['Timestamp'];
      countryCode: components['schemas']['CountryCode'];
      mobile: components['schemas']['MobileNumber'];
      code: components['schemas']['SmsCode'];
      /** @description What the code was asked for, as smsSend was told. */
      type: number;
    };
    /** @description The public number of a deposit or withdrawal order. */
    OrderId: string;
    /** @description A deposit or withdrawal order. */
    Order: {
      orderId: components['schemas']['OrderId'];
      /** @description Whose order it is. */
      playerId: components['schemas']['PlayerId'];
      /**
       * @description Which way the coins go.
       * @enum {string}
       */
      kind: 'recharge' | 'exchange';
      /** @description What was ordered, in hundredths. */
      amount: components['schemas']['Money'];
      /** @description RechargeStatus or ExchangeStatus, by kind. */
      status: number;
      /** @description When the order was made by the world's clock. */
      createTime: components['schemas']['Timestamp'];
    };
    /** @description An order in the list. */
    ListedOrder: components['schemas']['Order'] & {
      /** @description Whether it is not at its end. */
      waiting: boolean;
    };
    /** @description Why an order fails. A deposit that is declined has no use for it. */
    OrderFailure: {
      /** @description What the player reads. When absent, the text for an account that the bank does not know. */
      reason?: string;
    };
    /** @description A call the world received, also by a name that no call has. Passwords and tokens are left out. */
    JournalEntry: {
      /** @description The number of the entry, counting up from 1; later ones are higher. */
      id: number;
      /** @description What the answer's X-Request-Id says. */
      requestId: string;
      /** @description When the call came by the world's clock. */
      time: components['schemas']['Timestamp'];
      /** @description The HTTP method, for example POST. */
      method: string;
      /** @description The path with its query, the world's prefix included. */
      path: string;
      /** @description Which operation it was. Absent when the path is no call. */
      operationId?: string;
      /** @description The HTTP status; 0 when the connection was cut. */
      status: number;
      /** @description The errcode of the answer. Absent when there was no answer with one, as after a cut connection. */
      errcode?: number;
      /** @description Whose token the call carried. Absent without a live one. */
      playerId?: components['schemas']['PlayerId'];
      /** @description How long the server took, in milliseconds of real time. */
      durationMs: number;
      /** @description The fault that hit the call. Absent when none did. */
      faultId?: components['schemas']['FaultId'];
      /**
       * @description Its Idempotency-Key was answered before, and nothing was done this time. Absent when the call was done.
       * @constant
       */
      replayed?: true;
      /** @description How the answer broke the contract. Absent when it did not. */
      contractViolation?: string;
      /** @description The body of the call, secrets masked; null for none. Absent where a server keeps no bodies; the server always sends it. */
      request?: components['schemas']['JsonValue'];
      /** @description The body of the answer, secrets masked; null for none, and of the large start-up answers only the errcode. Absent where a server keeps no bodies; the server always sends it. */
      response?: components['schemas']['JsonValue'];
      /** @description What the call changed in the world, at most 60 values. Absent when it changed nothing. */
      changes?: components['schemas']['StateChange'][];
    };
    /** @description Which calls are meant, and how many there shall be: `times`, or `atLeast` and `atMost`. A call that the contract does not have is refused, so that a wrong name never passes for one that was not called. */
    Verification: {
      /** @description Only calls of this operation. When absent, of all. */
      operationId?: string;
      /** @description Only calls answered with this HTTP status, 0 for a cut connection. When absent, with any. */
      status?: number;
      /** @description Only calls answered with this errcode. When absent, with any. */
      errcode?: number;
      /** @description Only calls of this player. When absent, of anybody. */
      playerId?: components['schemas']['PlayerId'];
      /** @description Only calls that hold this text anywhere in path, body or answer, in upper or lower case. When absent, all. */
      text?: string;
      /** @description Only entries of the journal with a higher id. When absent, from the first one on. */
      sinceId?: number;
      /** @description 0 leaves out what a client reports by itself, heartbeats and logs. When absent or 1, they are counted. */
      reports?: components['schemas']['Flag'];
      /** @description Only calls of the last so many milliseconds by the world's clock. When absent, of any time. */
      lastMs?: components['schemas']['Duration'];
      /** @description Fields that the body must hold with these values; it may hold more. When absent, any body fits. */
      request?: components['schemas']['JsonObject'];
      /** @description Exactly so many calls are wanted. When absent, atLeast and atMost decide. */
      times?: number;
      /** @description So many calls or more are wanted. When absent, 0 beside atMost, and 1 where no number is given at all. */
      atLeast?: number;
      /** @description So many calls or fewer are wanted. When absent, any number. */
      atMost?: number;
    };
    /** @description How many calls fit. */
    Verified: {
      /** @description Whether as many calls fit as are wanted. */
      satisfied: boolean;
      /** @description How many calls of the journal fit. */
      count: number;
      /** @description The calls that fit, oldest first; at most 100. */
      requestIds: number[];
      /** @description The finding as text. */
      message: string;
    };
    /** @description A call the world received, with its command line. */
    JournalDetail: components['schemas']['JournalEntry'] & {
      /** @description The call as lines for a POSIX shell with curl; they open a session of the player. Secrets in the body are masked and have to be put in. A server whose control API asks for a token takes it from the variable CONTROL_TOKEN. */
      curl: string;
    };
    /**
     * @description The sales channel of the client (spec 6).
     * @enum {string}
     */
    Channel: 'WEB';
    /** @description Names the app that a request comes from. */
    AppId: string;
    /** @description The version of the client (spec 9 says 1.0.28). */
    AppVersion: string;
    /** @description Flat details of a logged event or action. No personal data and no secrets. */
    LogData: {
      [key: string]: string | number | boolean | null;
    };
    /** @description An entry of a log batch (spec 7.1). */
    LoggedEvent: {
      /** @description Names this event for good. One that arrives a second time is counted once. When absent, every arrival counts. */
      eventId?: string;
      channel: components['schemas']['Channel'];
      /** @description The app id, the same as in the common fields. */
      appId: components['schemas']['AppId'];
      version: components['schemas']['AppVersion'];
      /** @description When it happened by the device's clock, in milliseconds since 1970 UTC. */
      eventTime: components['schemas']['Timestamp'];
      /** @description The player, or 0 for a visitor. */
      eventUserId: components['schemas']['PlayerId'];
      /** @description What happened, for example page_view. */
      eventName: string;
      /** @description Flat details of the event. Absent without any. */
      eventData?: components['schemas']['LogData'];
    };
    /** @description A logged event that arrived. */
    ReceivedEvent: {
      /** @description The number of the entry, counting up from 1; later ones are higher. */
      id: number;
      /** @description When the event arrived by the world's clock. */
      time: components['schemas']['Timestamp'];
      event: components['schemas']['LoggedEvent'];
    };
  };
  responses: {
    /** @description The call was refused; 400 for a bad body, 404 for something unknown, 409 for a wrong state. */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ControlError'];
      };
    };
    /** @description The world was reset, restored, imported or dropped while the call was under way; nothing was done. */
    Replaced: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ControlError'];
      };
    };
    /** @description Done. */
    Done: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /**
     * @description The name of the snapshot.
     * @example before-deposit
     */
    SnapshotName: components['schemas']['SnapshotName'];
    /**
     * @description The number of the fault.
     * @example 1
     */
    FaultId: components['schemas']['FaultId'];
    /**
     * @description At most so many entries, from the beginning of the list. When absent, 100.
     * @example 20
     */
    Limit: number;
    /**
     * @description The number of the player.
     * @example 100001
     */
    PlayerId: components['schemas']['PlayerId'];
    /**
     * @description The number of the order.
     * @example R20251121000017
     */
    OrderId: components['schemas']['OrderId'];
    /**
     * @description Only entries with a higher id. When absent, from the first one on.
     * @example 0
     */
    Since: number;
    /**
     * @description The number of the journal entry.
     * @example 1
     */
    RequestId: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export interface operations {
  getLiveness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The process is up. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "live"
           *     }
           */
          'application/json': components['schemas']['Liveness'];
        };
      };
      '4XX': components['responses']['Refused'];
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The server takes calls. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ready"
           *     }
           */
          'application/json': components['schemas']['Ready'];
        };
      };
      /** @description Calls shall go elsewhere for now. */
      503: {
        headers: {
          /**
           * @description After how many seconds to ask again.
           * @example 1
           */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "unready",
           *       "reason": "stopping"
           *     }
           */
          'application/json': components['schemas']['Unready'];
        };
      };
      '4XX': components['responses']['Refused'];
    };
  };
  getMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All series with their values. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example # HELP tara_mock_worlds_open Worlds that the server keeps.
           *     # TYPE tara_mock_worlds_open gauge
           *     tara_mock_worlds_open 1
           */
          'text/plain; version=0.0.4; charset=utf-8': string;
        };
      };
      '4XX': components['responses']['Refused'];
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "version": "1.0.28",
           *       "world": "default",
           *       "scenario": "default",
           *       "seed": 1,
           *       "now": 1763712000000,
           *       "players": 1
           *     }
           */
          'application/json': components['schemas']['Health'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  resetWorld: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "scenario": "default",
         *       "seed": 1
         *     }
         */
        'application/json': components['schemas']['Reset'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "version": "1.0.28",
           *       "world": "default",
           *       "scenario": "default",
           *       "seed": 1,
           *       "now": 1763712000000,
           *       "players": 1
           *     }
           */
          'application/json': components['schemas']['Health'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  exportState: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "format": 1,
           *       "world": "default",
           *       "scenario": "default",
           *       "seed": 1,
           *       "now": 1763712000000,
           *       "data": {
           *         "players": []
           *       }
           *     }
           */
          'application/json': components['schemas']['WorldState'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  importState: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "format": 1,
         *       "world": "default",
         *       "scenario": "default",
         *       "seed": 1,
         *       "now": 1763712000000,
         *       "data": {
         *         "players": []
         *       }
         *     }
         */
        'application/json': components['schemas']['WorldState'];
      };
    };
    responses: {
      204: components['responses']['Done'];
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  getConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "mode": "normal",
           *       "otpStatus": 0
           *     }
           */
          'application/json': components['schemas']['ConfigPatch'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  patchConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "mode": "green",
         *       "otpStatus": 1
         *     }
         */
        'application/json': components['schemas']['ConfigPatch'];
      };
    };
    responses: {
      /** @description The switches as they stand now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "mode": "green",
           *       "otpStatus": 1
           *     }
           */
          'application/json': components['schemas']['ConfigPatch'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  getClock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "now": 1763712000000,
           *       "frozen": false
           *     }
           */
          'application/json': components['schemas']['Clock'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  moveClock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "advanceMs": 600000
         *     }
         */
        'application/json': components['schemas']['ClockMove'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "now": 1763712600000,
           *       "frozen": false
           *     }
           */
          'application/json': components['schemas']['Clock'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listScenarios: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "name": "default",
           *         "description": "The seed world with the demo player."
           *       }
           *     ]
           */
          'application/json': components['schemas']['Scenario'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listSnapshots: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "name": "before-deposit",
           *         "now": 1763712000000
           *       }
           *     ]
           */
          'application/json': components['schemas']['Snapshot'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  saveSnapshot: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "before-deposit"
         *     }
         */
        'application/json': components['schemas']['SnapshotRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "name": "before-deposit",
           *       "now": 1763712000000
           *     }
           */
          'application/json': components['schemas']['Snapshot'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  deleteSnapshot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The name of the snapshot.
         * @example before-deposit
         */
        name: components['parameters']['SnapshotName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Done'];
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  restoreSnapshot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The name of the snapshot.
         * @example before-deposit
         */
        name: components['parameters']['SnapshotName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "name": "before-deposit",
           *       "now": 1763712000000
           *     }
           */
          'application/json': components['schemas']['Snapshot'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listWorlds: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "world": "default",
           *         "scenario": "default",
           *         "seed": 1,
           *         "now": 1763712000000,
           *         "players": 1,
           *         "requests": 12
           *       }
           *     ]
           */
          'application/json': components['schemas']['WorldSummary'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  dropWorld: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Done'];
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listHistory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 7,
           *         "call": "PATCH /__mock/players/10000001",
           *         "path": "/__mock/players/10000001",
           *         "summary": "Change a player",
           *         "playerId": 10000001,
           *         "account": "demoplayer",
           *         "time": 1763712000000,
           *         "documents": 1,
           *         "entries": 1,
           *         "changes": [
           *           {
           *             "document": "player:10000001",
           *             "pointer": "/coin",
           *             "before": 100000,
           *             "after": 250000
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['UndoEntry'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  undoCall: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "through": 7
         *     }
         */
        'application/json': components['schemas']['UndoRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 7,
           *       "call": "PATCH /__mock/players/10000001",
           *       "path": "/__mock/players/10000001",
           *       "summary": "Change a player",
           *       "playerId": 10000001,
           *       "account": "demoplayer",
           *       "time": 1763712000000,
           *       "documents": 1,
           *       "entries": 1,
           *       "changes": [
           *         {
           *           "document": "player:10000001",
           *           "pointer": "/coin",
           *           "before": 100000,
           *           "after": 250000
           *         }
           *       ],
           *       "count": 1
           *     }
           */
          'application/json': components['schemas']['Undone'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listCalls: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "operationId": "recharge3",
           *         "path": "/app/v1/recharge3",
           *         "summary": "Make a deposit order",
           *         "secured": true,
           *         "errcodes": [
           *           {
           *             "errcode": 2301,
           *             "name": "rechargeChannelUnknown",
           *             "when": "The site has no such channel."
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['Call'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listFaults: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "faultId": 1,
           *         "operationId": "recharge3",
           *         "errcode": 2301,
           *         "times": 1,
           *         "hits": 0
           *       }
           *     ]
           */
          'application/json': components['schemas']['Fault'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  addFault: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "operationId": "recharge3",
         *       "errcode": 2301,
         *       "times": 1
         *     }
         */
        'application/json': components['schemas']['FaultRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "faultId": 1,
           *       "operationId": "recharge3",
           *       "errcode": 2301,
           *       "times": 1,
           *       "hits": 0
           *     }
           */
          'application/json': components['schemas']['Fault'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  clearFaults: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "count": 1
           *     }
           */
          'application/json': components['schemas']['Revoked'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  removeFault: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the fault.
         * @example 1
         */
        faultId: components['parameters']['FaultId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Done'];
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listPlayers: {
    parameters: {
      query?: {
        /**
         * @description Only the player with this account. When absent, all players.
         * @example demoplayer
         */
        account?: string;
        /**
         * @description At most so many entries, from the beginning of the list. When absent, 100.
         * @example 20
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Player'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  createPlayer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "account": "moonlight7",
         *       "password": "tara1234",
         *       "coin": 100000
         *     }
         */
        'application/json': components['schemas']['PlayerRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Player'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  createPlayers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "prefix": "crowd",
         *       "count": 1000,
         *       "coin": 50000
         *     }
         */
        'application/json': components['schemas']['PlayersRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "made": 1000,
           *       "kept": 0
           *     }
           */
          'application/json': components['schemas']['PlayersMade'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  getPlayer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the player.
         * @example 100001
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerDetail'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  patchPlayer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the player.
         * @example 100001
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "coin": 100000
         *     }
         */
        'application/json': components['schemas']['PlayerPatch'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Player'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  decideKyc: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the player.
         * @example 100001
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "decision": "reject",
         *       "reason": "The picture is blurred."
         *     }
         */
        'application/json': components['schemas']['KycDecision'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "playerId": 100001,
           *       "kycStatus": 3
           *     }
           */
          'application/json': components['schemas']['KycDecided'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  sendMail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the player.
         * @example 100001
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "A gift for you",
         *       "content": "Fifty coins, because it is Friday.",
         *       "propList": [
         *         {
         *           "id": 2001,
         *           "count": 5000,
         *           "betRate": 1
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['MailRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 3,
           *       "title": "A gift for you",
           *       "timestamp": 1763712000000,
           *       "read": 0,
           *       "received": 0,
           *       "propList": [
           *         {
           *           "id": 2001,
           *           "count": 5000,
           *           "betRate": 1
           *         }
           *       ],
           *       "content": "Fifty coins, because it is Friday."
           *     }
           */
          'application/json': components['schemas']['Mail'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  mintSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "account": "demoplayer"
         *     }
         */
        'application/json': components['schemas']['SessionRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "playerId": 100001,
           *       "token": "tk_3f9a1c77d0b54e2a9c18e6b2",
           *       "expireTime": 1764316800000
           *     }
           */
          'application/json': components['schemas']['MintedSession'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  revokeSessions: {
    parameters: {
      query?: {
        /**
         * @description Only the tokens of this player. When absent, those of everybody.
         * @example 100001
         */
        playerId?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "count": 1
           *     }
           */
          'application/json': components['schemas']['Revoked'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listOutbox: {
    parameters: {
      query?: {
        /**
         * @description Only messages to this number. When absent, to any.
         * @example 3001234567
         */
        mobile?: string;
        /**
         * @description At most so many entries, from the beginning of the list. When absent, 100.
         * @example 20
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 1,
           *         "time": 1763712000000,
           *         "countryCode": "92",
           *         "mobile": "3001234567",
           *         "code": "481920",
           *         "type": 0
           *       }
           *     ]
           */
          'application/json': components['schemas']['OutboxMessage'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  clearOutbox: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "count": 1
           *     }
           */
          'application/json': components['schemas']['Revoked'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listOrders: {
    parameters: {
      query?: {
        /**
         * @description Only orders of this player. When absent, of everybody.
         * @example 100001
         */
        playerId?: number;
        /**
         * @description 1 for orders only that are not at their end, 0 for those that are. When absent, both.
         * @example 1
         */
        waiting?: number;
        /**
         * @description At most so many entries, from the beginning of the list. When absent, 100.
         * @example 20
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "orderId": "R20251121000017",
           *         "playerId": 100001,
           *         "kind": "recharge",
           *         "amount": 50000,
           *         "status": 0,
           *         "createTime": 1763712000000,
           *         "waiting": true
           *       }
           *     ]
           */
          'application/json': components['schemas']['ListedOrder'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  settleOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the order.
         * @example R20251121000017
         */
        orderId: components['parameters']['OrderId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "orderId": "R20251121000017",
           *       "playerId": 100001,
           *       "kind": "recharge",
           *       "amount": 50000,
           *       "status": 1,
           *       "createTime": 1763712000000
           *     }
           */
          'application/json': components['schemas']['Order'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  failOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the order.
         * @example R20251121000017
         */
        orderId: components['parameters']['OrderId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "reason": "The bank does not know this account."
         *     }
         */
        'application/json': components['schemas']['OrderFailure'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "orderId": "R20251121000017",
           *       "playerId": 100001,
           *       "kind": "recharge",
           *       "amount": 50000,
           *       "status": 2,
           *       "createTime": 1763712000000
           *     }
           */
          'application/json': components['schemas']['Order'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listRequests: {
    parameters: {
      query?: {
        /**
         * @description Only calls of this operation. When absent, of all.
         * @example recharge3
         */
        operationId?: string;
        /**
         * @description Only calls answered with this HTTP status, 0 for a cut connection. When absent, with any.
         * @example 200
         */
        status?: number;
        /**
         * @description Only calls answered with this errcode. When absent, with any.
         * @example 0
         */
        errcode?: number;
        /**
         * @description Only calls of this player. When absent, of anybody.
         * @example 100001
         */
        playerId?: number;
        /**
         * @description Only calls whose path, body or answer holds this text, in upper or lower case. When absent, all.
         * @example R2025
         */
        text?: string;
        /**
         * @description 0 leaves out what a client reports by itself, heartbeats and logs. When absent or 1, they are in it.
         * @example 0
         */
        reports?: components['schemas']['Flag'];
        /**
         * @description Only calls of the last so many milliseconds by the world's clock. When absent, of any time.
         * @example 60000
         */
        lastMs?: components['schemas']['Duration'];
        /**
         * @description Only entries with a higher id. When absent, from the first one on.
         * @example 0
         */
        sinceId?: components['parameters']['Since'];
        /**
         * @description At most so many entries, from the beginning of the list. When absent, 100.
         * @example 20
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 1,
           *         "requestId": "req-1",
           *         "time": 1763712000000,
           *         "method": "POST",
           *         "path": "/app/v1/refreshData",
           *         "operationId": "refreshData",
           *         "status": 200,
           *         "errcode": 0,
           *         "playerId": 100001,
           *         "durationMs": 1.4
           *       }
           *     ]
           */
          'application/json': components['schemas']['JournalEntry'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  clearRequests: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "count": 1
           *     }
           */
          'application/json': components['schemas']['Revoked'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  verifyRequests: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "operationId": "recharge3",
         *       "request": {
         *         "amount": 50000
         *       },
         *       "times": 1
         *     }
         */
        'application/json': components['schemas']['Verification'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "satisfied": true,
           *       "count": 1,
           *       "requestIds": [
           *         7
           *       ],
           *       "message": "1 call of recharge3 fits; wanted exactly 1."
           *     }
           */
          'application/json': components['schemas']['Verified'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  getRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of the journal entry.
         * @example 1
         */
        requestId: components['parameters']['RequestId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 1,
           *       "requestId": "req-1",
           *       "time": 1763712000000,
           *       "method": "POST",
           *       "path": "/app/v1/refreshData",
           *       "operationId": "refreshData",
           *       "status": 200,
           *       "errcode": 0,
           *       "playerId": 100001,
           *       "durationMs": 1.4,
           *       "curl": "TOKEN=$(curl -s 'http://127.0.0.1:4010/__mock/sessions' -H 'Content-Type: application/json' -d '{\"playerId\":100001}' | sed 's/.*\"token\":\"\\([^\"]*\\)\".*\/\\1/')\ncurl -X POST 'http://127.0.0.1:4010/app/v1/refreshData' -H \"Authorization: $TOKEN\""
           *     }
           */
          'application/json': components['schemas']['JournalDetail'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /**
         * @description Only events of this name. When absent, of any.
         * @example page_view
         */
        eventName?: string;
        /**
         * @description Only entries with a higher id. When absent, from the first one on.
         * @example 0
         */
        sinceId?: components['parameters']['Since'];
        /**
         * @description At most so many entries, from the beginning of the list. When absent, 100.
         * @example 20
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 1,
           *         "time": 1763712000000,
           *         "event": {
           *           "channel": "WEB",
           *           "appId": "tara-demo",
           *           "version": "1.0.28",
           *           "eventTime": 1763712000000,
           *           "eventUserId": 0,
           *           "eventName": "page_view"
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['ReceivedEvent'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  clearEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "count": 1
           *     }
           */
          'application/json': components['schemas']['Revoked'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
}
