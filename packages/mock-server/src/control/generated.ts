// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
  '/__mock/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Health of the server and state of the world
     * @description Answers as soon as the server takes calls.
     */
    get: operations['getHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start the world again
     * @description Forgets everything of the world, its faults, sessions, snapshots and journal included.
     */
    post: operations['resetWorld'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the world
     * @description Everything the world knows, as one document.
     */
    get: operations['exportState'];
    /**
     * Import a world
     * @description Replaces the world by an exported one of the same format.
     */
    put: operations['importState'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/config': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The switches of the world
     * @description All of them, as they stand.
     */
    get: operations['getConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Turn switches of the config
     * @description Changes what every client of the world gets from the start-up calls.
     */
    patch: operations['patchConfig'];
    trace?: never;
  };
  '/__mock/clock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the clock
     * @description The time all rules of the world go by.
     */
    get: operations['getClock'];
    put?: never;
    /**
     * Move the clock
     * @description Everything that falls due on the way happens.
     */
    post: operations['moveClock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/scenarios': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The scenarios a world can start with
     * @description Their names go into a reset.
     */
    get: operations['listScenarios'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/snapshots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The snapshots of the world
     * @description Kept in memory until the next reset.
     */
    get: operations['listSnapshots'];
    put?: never;
    /**
     * Save a snapshot
     * @description Remembers the world as it is.
     */
    post: operations['saveSnapshot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
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
    get?: never;
    put?: never;
    post?: never;
    /**
     * Forget a snapshot
     * @description The world stays as it is.
     */
    delete: operations['deleteSnapshot'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
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
    get?: never;
    put?: never;
    /**
     * Go back to a snapshot
     * @description The world is again as it was; journal and received events go on.
     */
    post: operations['restoreSnapshot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/worlds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The worlds of the server
     * @description Those in use; a world comes into being when it is first asked for, and goes when nobody has called it for long.
     */
    get: operations['listWorlds'];
    put?: never;
    post?: never;
    /**
     * Drop this world
     * @description Its name begins anew with the next call. The world `default` is reset.
     */
    delete: operations['dropWorld'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What can be undone
     * @description The latest calls that changed the world, newest first; at most 50.
     */
    get: operations['listHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the last change
     * @description Takes back all that the latest call has written, and answers what that was. The clock and the switches stay as they are. 409 when there is nothing to undo, or when a document has been written since by a call still under way.
     */
    post: operations['undoCall'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/faults': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The faults in force
     * @description In the order they are tried; the first that applies hits.
     */
    get: operations['listFaults'];
    put?: never;
    /**
     * Make something go wrong
     * @description Applies from the next call on.
     */
    post: operations['addFault'];
    /**
     * Remove all faults
     * @description Everything goes right again.
     */
    delete: operations['clearFaults'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
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
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a fault
     * @description The others stay.
     */
    delete: operations['removeFault'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/players': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Players
     * @description All players of the world, by id.
     */
    get: operations['listPlayers'];
    put?: never;
    /**
     * Make a player
     * @description As if it had registered, without the registration reward.
     */
    post: operations['createPlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
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
     * @description As the server knows it.
     */
    get: operations['getPlayer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change a player
     * @description Sets what is sent and leaves the rest.
     */
    patch: operations['patchPlayer'];
    trace?: never;
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
    get?: never;
    put?: never;
    /**
     * Decide a verification
     * @description Approves or rejects the identity verification that waits; 409 when none does.
     */
    post: operations['decideKyc'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
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
    get?: never;
    put?: never;
    /**
     * Send a mail
     * @description Puts a mail into the player's box.
     */
    post: operations['sendMail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mint a live token
     * @description So that a test needs no login.
     */
    post: operations['mintSession'];
    /**
     * Revoke tokens
     * @description The next call with one is answered with 401.
     */
    delete: operations['revokeSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/outbox': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Text messages
     * @description The codes that would have been sent, newest first.
     */
    get: operations['listOutbox'];
    put?: never;
    post?: never;
    /**
     * Forget the text messages
     * @description The codes stay valid.
     */
    delete: operations['clearOutbox'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The orders of the world
     * @description Deposits and withdrawals of all players, newest first.
     */
    get: operations['listOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
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
    get?: never;
    put?: never;
    /**
     * Let an order succeed
     * @description A deposit arrives, a withdrawal is paid. Once more changes nothing; 409 when the order has ended otherwise.
     */
    post: operations['settleOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
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
    get?: never;
    put?: never;
    /**
     * Let an order fail
     * @description A deposit is declined, a withdrawal refused and its coins given back. Once more changes nothing; 409 when the order has ended otherwise.
     */
    post: operations['failOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Calls received
     * @description The journal, newest first.
     */
    get: operations['listRequests'];
    put?: never;
    post?: never;
    /**
     * Forget the calls received
     * @description Ids go on counting.
     */
    delete: operations['clearRequests'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/requests/verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check what was called
     * @description Counts the calls that fit and says whether that is the number wanted; without one, at least one. 200 either way, so that a test reads `satisfied` and shows `message`; 404 for a call that the contract does not have.
     */
    post: operations['verifyRequests'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
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
     * @description The entry of the journal, with the call as a command line to copy.
     */
    get: operations['getRequest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/__mock/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Logged events received
     * @description What appEventLogClient brought, newest first.
     */
    get: operations['listEvents'];
    put?: never;
    post?: never;
    /**
     * Forget the events received
     * @description Ids go on counting.
     */
    delete: operations['clearEvents'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description The name of a world. */
    WorldName: string;
    /** @description Seeds the random generator; the same seed gives the same world. */
    Seed: number;
    /** @description Milliseconds since 1970-01-01 UTC. */
    Timestamp: number;
    /** @description That the server is up, and where the world stands. */
    Health: {
      /** @constant */
      status: 'ok';
      /** @description The version of the mock server. */
      version: string;
      world: components['schemas']['WorldName'];
      scenario: string;
      seed: components['schemas']['Seed'];
      now: components['schemas']['Timestamp'];
      /** @description How many players the world has. */
      players: number;
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
      /** @description The first character a mobile number must have; absent or empty when any will do. */
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
    /** @description The switches of the web config that tests turn. What is left out stays. */
    ConfigPatch: {
      mode?: components['schemas']['KnownSiteMode'];
      registerType?: components['schemas']['KnownLoginType'];
      otpStatus?: components['schemas']['Flag'];
      isDepositBank?: components['schemas']['Flag'];
      countryCode?: components['schemas']['CountryCode'];
      userRegisterCoin?: components['schemas']['SetAmount'];
      accountRule?: components['schemas']['AccountRule'];
      h5?: components['schemas']['H5Block'];
      /** @description After how long a bank transfer arrives by itself; null for never. */
      settleAfterMs?: components['schemas']['DurationOrNull'];
      /** @description How long a payment QR code can be paid. */
      qrWindowMs?: components['schemas']['Duration'];
      /** @description How long one business day of a withdrawal's processing lasts; null leaves it to the control API. */
      withdrawalDayMs?: components['schemas']['DurationOrNull'];
      /** @description After how long an identity verification is approved by itself; null for never. */
      kycAfterMs?: components['schemas']['DurationOrNull'];
      /** @description Accounts that one device and the whole world may open within the window; null for no limit. */
      registrationLimit?: {
        perDevice: number;
        perWorld: number;
        windowMs: components['schemas']['PositiveDuration'];
      } | null;
      /** @description Calls that one player, or all visitors together, may make within the window; the next ones are answered with 429. null for no limit. */
      requestLimit?: {
        calls: number;
        windowMs: components['schemas']['PositiveDuration'];
      } | null;
      /** @description While false the site has no social login. */
      socialLogin?: boolean;
      /** @description The games in maintenance, replacing those that were; null leaves it to `maintenance`. */
      maintainGameIds?: components['schemas']['GameId'][] | null;
      /**
       * @description Which games are in maintenance while maintainGameIds names none; those of the seed, none, or all.
       * @enum {string}
       */
      maintenance?: 'seed' | 'none' | 'all';
      region?: components['schemas']['KnownRegion'];
      /** @description The activities that run. */
      activityIds?: components['schemas']['KnownActivityType'][];
      /**
       * @description Whether the lists of the lobby hold the seed's entries or none.
       * @enum {string}
       */
      lists?: 'seed' | 'empty';
      /** @description While false every registration is refused as not available. */
      registrationOpen?: boolean;
      /** @description While true logging in, registering and every call that moves money are refused as busy. */
      systemBusy?: boolean;
      /** @description How long the first-charge offer waits for a player who has registered; null for ever. */
      firstChargeWindowMs?: components['schemas']['PositiveDuration'] | null;
      /** @description The VIP level from which on the first-charge offer is made. */
      firstChargeMinLevel?: number;
      /** @description While false no text message can be sent. */
      smsDelivery?: boolean;
      /** @description A one-time code that is always right; empty for none. */
      fixedOtp?: string;
      accountLengthMin?: components['schemas']['LengthBound'];
      accountLengthMax?: components['schemas']['LengthBound'];
      usernameLengthMin?: components['schemas']['LengthBound'];
      usernameLengthMax?: components['schemas']['LengthBound'];
      passwordLengthMin?: components['schemas']['LengthBound'];
      passwordLengthMax?: components['schemas']['LengthBound'];
      /** @description Life of a session token on the world's clock. */
      tokenTtlMs?: components['schemas']['PositiveDuration'];
      /** @description The time zone in which a day begins, in minutes east of UTC. */
      zoneMinutes?: number;
      /** @description On which days of the week the weekend lottery is open, 0 Sunday to 6 Saturday. */
      lotteryDays?: number[];
      /** @description How long activities run from the world's start, in milliseconds by their number; others do not end. */
      activityDurations?: {
        [key: string]: components['schemas']['PositiveDuration'];
      };
      /** @description How many games the lobby lists; more than the seed has are variants of them. 0 for the seed's own. */
      gameCount?: number;
    };
    /** @description How the world starts again. What is left out takes its default. */
    Reset: {
      /** @description One of the names of `/__mock/scenarios`. */
      scenario?: string;
      seed?: components['schemas']['Seed'];
      /** @description What the clock shows; without it the scenario's own time. */
      now?: components['schemas']['ClockTime'];
      /** @description Switches that differ from the scenario's. */
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
      scenario: string;
      seed: components['schemas']['Seed'];
      now: components['schemas']['Timestamp'];
      data: components['schemas']['JsonObject'];
    };
    /** @description The time of the world. */
    Clock: {
      now: components['schemas']['Timestamp'];
      /** @description Whether time stands still between moves. */
      frozen: boolean;
    };
    /** @description Moves the clock, by a step or to a time, never back; or stops and starts it. */
    ClockMove: {
      advanceMs?: components['schemas']['Duration'];
      now?: components['schemas']['ClockTime'];
      frozen?: boolean;
    };
    /** @description A named way for a world to start. */
    Scenario: {
      name: string;
      description: string;
    };
    /** @description The name of a snapshot. */
    SnapshotName: string;
    /** @description A moment of the world that can be restored. */
    Snapshot: {
      name: components['schemas']['SnapshotName'];
      now: components['schemas']['Timestamp'];
    };
    /** @description How to name the moment; a name in use is overwritten. */
    SnapshotRequest: {
      name: components['schemas']['SnapshotName'];
    };
    /** @description A world of this server. */
    WorldSummary: {
      world: components['schemas']['WorldName'];
      scenario: string;
      seed: components['schemas']['Seed'];
      now: components['schemas']['Timestamp'];
      players: number;
      /** @description Calls in its journal. */
      requests: number;
    };
    /** @description A call that changed the world and can be taken back. */
    UndoEntry: {
      /** @description The operation, or method and path of another address. */
      call: string;
      time: components['schemas']['Timestamp'];
      /** @description How many documents it changed. */
      documents: number;
      /** @description How many lines it added to ledgers and other logs. */
      entries: number;
    };
    /** @description Milliseconds. */
    DelayMs: number;
    /** @description Always the same delay. */
    FixedLatency: {
      /**
       * @description The shape of the distribution.
       * @constant
       */
      kind: 'fixed';
      ms: components['schemas']['DelayMs'];
    };
    /** @description Any delay between two bounds, equally likely; minMs is not above maxMs. */
    UniformLatency: {
      /**
       * @description The shape of the distribution.
       * @constant
       */
      kind: 'uniform';
      minMs: components['schemas']['DelayMs'];
      maxMs: components['schemas']['DelayMs'];
    };
    /** @description Mostly near the median, seldom much longer. */
    LognormalLatency: {
      /**
       * @description The shape of the distribution.
       * @constant
       */
      kind: 'lognormal';
      medianMs: components['schemas']['DelayMs'];
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
    /** @description The number of a player, shown on the screens as the player ID. 0 stands for nobody. */
    PlayerId: number;
    /** @description What shall go wrong, where and how often. At least one of errcode, httpStatus, latency and effect; the first two exclude each other and effect. */
    FaultRule: {
      /** @description The call, or * for every call. */
      operationId: string;
      /** @description Answer HTTP 200 with this errcode. Nothing changes in the world. */
      errcode?: number;
      /**
       * @description Answer this status in the envelope. Nothing changes in the world. A call that needs no token has no 401: a rule for it is refused, a rule for every call passes it by.
       * @enum {integer}
       */
      httpStatus?: 400 | 401 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 501 | 503;
      latency?: components['schemas']['Latency'];
      /**
       * @description dropBefore cuts the connection before the call takes effect, dropAfter when it has; truncate cuts the body short; hang never answers.
       * @enum {string}
       */
      effect?: 'dropBefore' | 'dropAfter' | 'truncate' | 'hang';
      /** @description How often; without it until removed. */
      times?: number;
      /** @description The fault probability of each call, drawn from the world's seeded random generator. */
      probability?: number;
      /** @description Seeds the rule's own random generator; without it the rule draws from the world's. */
      seed?: number;
      /** @description Hits this player's calls only. */
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
      count: number;
    };
    /** @description How accounts are named and registered. */
    LoginType: components['schemas']['KnownLoginType'];
    /** @description The name a player shows; at most 32 characters. */
    Nickname: string;
    /** @description An amount in hundredths, of coins or of the site's currency (`appWebConfig.currency`), for which one coin stands; divide by 100 only to display it (spec 9). */
    Money: number;
    /** @description Lottery points in hundredths; floored to hundredths when displayed (spec 9). */
    Points: number;
    /** @description The player's own data (spec 3, User info). */
    UserInfo: {
      id: components['schemas']['PlayerId'];
      /**
       * Format: uuid
       * @description A random public identifier.
       */
      uuid: string;
      /** @description The name the player logs in with. */
      account: string;
      /** @description Named by the source, but a server must not hand it out; always empty. */
      password?: string;
      accountType: components['schemas']['LoginType'];
      nickname: components['schemas']['Nickname'];
      /** @description The bound mobile number; empty while none is bound. */
      mobile?: string;
      /** @description The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
      avatar: number;
      /**
       * Format: uri-reference
       * @description The address of an own picture, when the account came from a social login.
       */
      avatarOther?: string;
      /** @description The linked account; empty while none is linked. */
      facebookAccount?: string;
      /** @description The linked account; empty while none is linked. */
      googleAccount?: string;
      /** @description The linked account; empty while none is linked. */
      lineAccount?: string;
      /** @description The coin balance. */
      coin: components['schemas']['Money'];
      /** @description The points of the player. */
      lottery: components['schemas']['Points'];
      /** @description Coins kept in the safebox. */
      safebox: components['schemas']['Money'];
      /** @description Everything deposited so far. */
      totalRecharge: components['schemas']['Money'];
      /** @description Everything staked so far; decides the user level (spec 9). */
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
      id: number;
      time: components['schemas']['Timestamp'];
      /** @enum {string} */
      currency: 'coin' | 'points' | 'safebox';
      /** @description In hundredths; negative for a debit. */
      amount: number;
      /** @description The balance after it. */
      balance: components['schemas']['Money'];
      /** @description Why, for example deposit or round. */
      reason: string;
      /** @description What it belongs to, for example an order id. */
      reference?: string;
    };
    /** @description A player as the server knows it. */
    Player: {
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
    /** @description A mobile number without its country code. The bounds of the web config (`accountLengthMin`, `accountLengthMax`, `accountRule.mobileStartsWith`) decide what is accepted; breaking them is a business error, not a broken schema. */
    MobileNumber: string;
    /** @description A new player. What is left out takes its default. */
    PlayerRequest: {
      account: string;
      /** @description In plain text, because this API is for tests. */
      password?: string;
      coin?: components['schemas']['SetAmount'];
      lottery?: components['schemas']['SetAmount'];
      mobile?: components['schemas']['MobileNumber'];
      /** @description Who invited the player; 404 when there is no such player. */
      pid?: components['schemas']['PlayerId'];
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
      realName: string;
      /** @description The number of the identity document. */
      idNumber: string;
      /** @description A day as YYYY-MM-DD. A player must be 21 or older (spec 1). */
      birthday: components['schemas']['Birthday'];
      address: string;
      /** @description The uploaded pictures. */
      fileIds: components['schemas']['KycFileId'][];
    };
    /** @description How far the verification is; the submitted data once there is any. */
    KycState: {
      kycStatus: components['schemas']['KycStatus'];
      submitted?: components['schemas']['KycData'];
      /** @description Why it was rejected, as text for the player. */
      reason?: string;
    };
    /** @description A player with everything the server keeps about them. */
    PlayerDetail: components['schemas']['Player'] & {
      /** @description How far the identity verification is, and what was submitted. */
      kyc: components['schemas']['KycState'];
      /** @description The player's document without passwords and tokens; its layout is the server's business. */
      state: components['schemas']['JsonObject'];
    };
    /** @description What to change. Balances are set by a correcting ledger entry. */
    PlayerPatch: {
      nickname?: components['schemas']['Nickname'];
      avatar?: number;
      /** @description Empty unbinds it. */
      mobile?: string;
      coin?: components['schemas']['SetAmount'];
      lottery?: components['schemas']['SetAmount'];
      safebox?: components['schemas']['SetAmount'];
      bet?: components['schemas']['SetAmount'];
      totalRecharge?: components['schemas']['SetAmount'];
      turnoverLeft?: components['schemas']['SetAmount'];
      vip?: number;
      vipExp?: number;
      /** @description Who invited the player; 0 for nobody. 404 when there is no such player, 409 for the player or one below. */
      pid?: number;
      firstRecharge?: components['schemas']['Flag'];
      memberDot?: components['schemas']['Flag'];
      hasKyc?: boolean;
      disabled?: boolean;
      /** @description The activities active for the player, replacing those that were. */
      activityIds?: components['schemas']['KnownActivityType'][];
    };
    /** @description What becomes of a verification that waits. */
    KycDecision: {
      /** @enum {string} */
      decision: 'approve' | 'reject';
      /** @description What the player reads when it is rejected. */
      reason?: string;
    };
    /** @description How far the verification is now. */
    KycDecided: {
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
      count: components['schemas']['Count'];
      /** @description How many times the amount must be turned over before it can be withdrawn. */
      betRate?: number;
    };
    /** @description A mail to a player. */
    MailRequest: {
      title: string;
      /** @description Plain text, paragraphs parted by an empty line. */
      content: string;
      /**
       * @description Which red dot it lights while unread; mail red0 (without this field), notice red1.
       * @enum {string}
       */
      kind?: 'mail' | 'notice';
      /** @description What is attached. */
      propList?: (components['schemas']['RewardItem'] & {
        count?: number;
        betRate?: number;
      })[];
    };
    /** @description The number of an entry. */
    Id: number;
    /** @description A list of reward items. */
    RewardItems: components['schemas']['RewardItem'][];
    /** @description A mail as the list shows it. */
    MailSummary: {
      id: components['schemas']['Id'];
      title: string;
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
      playerId?: components['schemas']['PlayerId'];
      account?: string;
      /** @description How long the token lives; without it as long as one from a login. */
      ttlMs?: components['schemas']['PositiveDuration'];
    };
    /** @description A live token, as good as one from a login. */
    MintedSession: {
      playerId: components['schemas']['PlayerId'];
      token: string;
      expireTime: components['schemas']['Timestamp'];
    };
    /** @description The one-time code of a text message, as typed. */
    SmsCode: string;
    /** @description A text message that would have been sent. */
    OutboxMessage: {
      id: number;
      time: components['schemas']['Timestamp'];
      countryCode: components['schemas']['CountryCode'];
      mobile: components['schemas']['MobileNumber'];
      code: components['schemas']['SmsCode'];
      type: number;
    };
    /** @description The public number of a deposit or withdrawal order. */
    OrderId: string;
    /** @description A deposit or withdrawal order. */
    Order: {
      orderId: components['schemas']['OrderId'];
      playerId: components['schemas']['PlayerId'];
      /** @enum {string} */
      kind: 'recharge' | 'exchange';
      amount: components['schemas']['Money'];
      /** @description RechargeStatus or ExchangeStatus, by kind. */
      status: number;
      createTime: components['schemas']['Timestamp'];
    };
    /** @description An order in the list. */
    ListedOrder: components['schemas']['Order'] & {
      /** @description Whether it is not at its end. */
      waiting: boolean;
    };
    /** @description Why an order fails. A deposit that is declined has no use for it. */
    OrderFailure: {
      /** @description What the player reads; without it the default text. */
      reason?: string;
    };
    /** @description A value that a call changed. */
    StateChange: {
      /** @description The document, for example player:10000001. */
      document: string;
      /** @description JSON pointer into it; empty for the whole document. */
      pointer: string;
      before?: components['schemas']['JsonValue'];
      after?: components['schemas']['JsonValue'];
    };
    /** @description A call the world received, also by a name that no call has. Passwords and tokens are left out. */
    JournalEntry: {
      id: number;
      /** @description What the answer's X-Request-Id says. */
      requestId: string;
      time: components['schemas']['Timestamp'];
      method: string;
      path: string;
      /** @description Absent when the path is no call. */
      operationId?: string;
      /** @description The HTTP status; 0 when the connection was cut. */
      status: number;
      errcode?: number;
      playerId?: components['schemas']['PlayerId'];
      durationMs: number;
      faultId?: components['schemas']['FaultId'];
      /** @description How the answer broke the contract, if it did. */
      contractViolation?: string;
      request?: components['schemas']['JsonValue'];
      response?: components['schemas']['JsonValue'];
      /** @description What the call changed in the world; absent when it changed nothing. */
      changes?: components['schemas']['StateChange'][];
    };
    /** @description Which calls are meant, and how many there shall be: `times`, or `atLeast` and `atMost`. A call that the contract does not have is refused, so that a wrong name never passes for one that was not called. */
    Verification: {
      operationId?: string;
      status?: number;
      errcode?: number;
      playerId?: components['schemas']['PlayerId'];
      text?: string;
      sinceId?: number;
      /** @description Fields that the body must hold with these values; it may hold more. */
      request?: components['schemas']['JsonObject'];
      /** @description Exactly so many. */
      times?: number;
      atLeast?: number;
      atMost?: number;
    };
    /** @description How many calls fit. */
    Verified: {
      satisfied: boolean;
      count: number;
      /** @description The calls that fit, oldest first; at most 100. */
      requestIds: number[];
      /** @description The finding as text. */
      message: string;
    };
    /** @description A call the world received, with its command line. */
    JournalDetail: components['schemas']['JournalEntry'] & {
      /** @description The call for a shell; tokens and passwords are masked and have to be put in. */
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
      /** @description Names this event for good. One that arrives a second time is counted once. */
      eventId?: string;
      channel: components['schemas']['Channel'];
      appId: components['schemas']['AppId'];
      version: components['schemas']['AppVersion'];
      eventTime: components['schemas']['Timestamp'];
      /** @description The player, or 0 for a visitor. */
      eventUserId: components['schemas']['PlayerId'];
      /** @description What happened, for example page_view. */
      eventName: string;
      eventData?: components['schemas']['LogData'];
    };
    /** @description A logged event that arrived. */
    ReceivedEvent: {
      id: number;
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
     * @description At most so many entries, the newest.
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
     * @description Only entries with a higher id.
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
export type $defs = Record<string, never>;
export interface operations {
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
           *         "call": "recharge3",
           *         "time": 1763712000000,
           *         "documents": 1,
           *         "entries": 0
           *       }
           *     ]
           */
          'application/json': components['schemas']['UndoEntry'][];
        };
      };
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
           *       "call": "recharge3",
           *       "time": 1763712000000,
           *       "documents": 1,
           *       "entries": 0
           *     }
           */
          'application/json': components['schemas']['UndoEntry'];
        };
      };
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
      '4XX': components['responses']['Refused'];
    };
  };
  listPlayers: {
    parameters: {
      query?: {
        /**
         * @description Only the player with this account.
         * @example demoplayer
         */
        account?: string;
        /**
         * @description At most so many entries, the newest.
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
      '4XX': components['responses']['Refused'];
    };
  };
  revokeSessions: {
    parameters: {
      query?: {
        /**
         * @description Only the tokens of this player; without it all.
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
      '4XX': components['responses']['Refused'];
    };
  };
  listOutbox: {
    parameters: {
      query?: {
        /**
         * @description Only messages to this number.
         * @example 3001234567
         */
        mobile?: string;
        /**
         * @description At most so many entries, the newest.
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
      '4XX': components['responses']['Refused'];
    };
  };
  listOrders: {
    parameters: {
      query?: {
        /**
         * @description Only orders of this player.
         * @example 100001
         */
        playerId?: number;
        /**
         * @description 1 for orders only that are not at their end.
         * @example 1
         */
        waiting?: number;
        /**
         * @description At most so many entries, the newest.
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
      '4XX': components['responses']['Refused'];
    };
  };
  listRequests: {
    parameters: {
      query?: {
        /**
         * @description Only calls of this operation.
         * @example recharge3
         */
        operationId?: string;
        /**
         * @description Only calls answered with this HTTP status.
         * @example 200
         */
        status?: number;
        /**
         * @description Only calls answered with this errcode.
         * @example 0
         */
        errcode?: number;
        /**
         * @description Only calls of this player.
         * @example 100001
         */
        playerId?: number;
        /**
         * @description Only calls whose path, body or answer holds this text, in any case.
         * @example R2025
         */
        text?: string;
        /**
         * @description Only entries with a higher id.
         * @example 0
         */
        sinceId?: components['parameters']['Since'];
        /**
         * @description At most so many entries, the newest.
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
           *       "curl": "curl -X POST 'http://127.0.0.1:4010/app/v1/refreshData' -H 'content-type: application/json'"
           *     }
           */
          'application/json': components['schemas']['JournalDetail'];
        };
      };
      '4XX': components['responses']['Refused'];
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /**
         * @description Only events of this name.
         * @example page_view
         */
        eventName?: string;
        /**
         * @description Only entries with a higher id.
         * @example 0
         */
        sinceId?: components['parameters']['Since'];
        /**
         * @description At most so many entries, the newest.
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
      '4XX': components['responses']['Refused'];
    };
  };
}
