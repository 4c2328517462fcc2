// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
  '/__mock/live': {
    /**
     * Whether the process is up
     * Returns success while the process takes requests, also while it starts or stops. An orchestrator restarts the process if there is no answer. Needs no token, so that a load balancer can call it.
     */
    get: operations['getLiveness'];
  };
  '/__mock/ready': {
    /**
     * Whether the server takes calls
     * Returns whether the server is ready for calls: it listens, its store answers, and it is not stopping. Needs no token, so that a load balancer can call it.
     */
    get: operations['getReadiness'];
  };
  '/__mock/metrics': {
    /**
     * Metrics for Prometheus
     * Returns the metrics of the server since its start, in the Prometheus text format 0.0.4: calls, errcodes and durations, worlds, the store and the process.
     */
    get: operations['getMetrics'];
  };
  '/__mock/health': {
    /**
     * Health of the server and state of the world
     * Returns the health of the server and the state of the world. It opens the world, so probes use getLiveness or getReadiness instead.
     */
    get: operations['getHealth'];
  };
  '/__mock/reset': {
    /**
     * Reset the world
     * Removes all data of the world, including faults, sessions, snapshots and journal, and starts it again.
     */
    post: operations['resetWorld'];
  };
  '/__mock/state': {
    /**
     * Export the world
     * Returns all data of the world as one document, which importState takes.
     */
    get: operations['exportState'];
    /**
     * Import a world
     * Replaces the world with an exported world of the same format.
     */
    put: operations['importState'];
  };
  '/__mock/config': {
    /**
     * The configuration of the world
     * Returns all fields of the configuration of the world.
     */
    get: operations['getConfig'];
    /**
     * Change the configuration
     * Changes fields of the configuration, which clients of the world get from the start-up calls.
     */
    patch: operations['patchConfig'];
  };
  '/__mock/clock': {
    /**
     * Read the clock
     * Returns the time that all rules of the world use.
     */
    get: operations['getClock'];
    /**
     * Move the clock
     * Moves the clock, stops or starts it. Changes that are due until the new time are applied.
     */
    post: operations['moveClock'];
  };
  '/__mock/scenarios': {
    /**
     * The scenarios with which a world can start
     * Returns the names of the scenarios for resetWorld, with a description of each.
     */
    get: operations['listScenarios'];
  };
  '/__mock/snapshots': {
    /**
     * The snapshots of the world
     * Returns the snapshots of the world. The server stores them in memory until the next reset.
     */
    get: operations['listSnapshots'];
    /**
     * Save a snapshot
     * Stores the state of the world under a name and overwrites a snapshot with the same name.
     */
    post: operations['saveSnapshot'];
  };
  '/__mock/snapshots/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The name of the snapshot.
         * @example before-deposit
         */
        name: components['parameters']['SnapshotName'];
      };
      cookie?: never;
    };
    /**
     * Remove a snapshot
     * Removes a snapshot. The world does not change.
     */
    delete: operations['deleteSnapshot'];
  };
  '/__mock/snapshots/{name}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The name of the snapshot.
         * @example before-deposit
         */
        name: components['parameters']['SnapshotName'];
      };
      cookie?: never;
    };
    /**
     * Restore a snapshot
     * Restores the world to the state of the snapshot. Journal and received events do not change.
     */
    post: operations['restoreSnapshot'];
  };
  '/__mock/worlds': {
    /**
     * The worlds of the server
     * Returns the worlds in use. The server creates a world with its first call, and removes a world that was not called for a long time.
     */
    get: operations['listWorlds'];
    /**
     * Remove this world
     * Removes this world. The next call with its name creates a new world. The world `default` is reset instead.
     */
    delete: operations['dropWorld'];
  };
  '/__mock/history': {
    /**
     * What can be undone
     * Returns the latest calls that changed the world, newest first; at most 50. Earlier ones can still be undone by their ids.
     */
    get: operations['listHistory'];
  };
  '/__mock/undo': {
    /**
     * Undo the last change
     * Undoes all changes of the latest entry of the history, or of all entries from a given one on, and returns the undone entry. The clock and the configuration do not change. Changes that were due in the meantime are applied again. 404 if the entry does not exist. 409 if there is nothing to undo, or if a running call has changed the same value.
     */
    post: operations['undoCall'];
  };
  '/__mock/calls': {
    /**
     * The calls of the product API
     * Returns the calls that a fault can affect, in the order of the contract, each with its errcodes.
     */
    get: operations['listCalls'];
  };
  '/__mock/faults': {
    /**
     * The active faults
     * Returns the active faults in the order in which the server checks them. The first matching fault is applied.
     */
    get: operations['listFaults'];
    /**
     * Add a fault
     * Adds a fault at the end of the list. It applies from the next call on. 400 for an errcode that is not in the contract, 404 for a call that is not in the contract and for an unknown player. The answer has a `warning` if the call does not declare the errcode.
     */
    post: operations['addFault'];
    /**
     * Remove all faults
     * Removes all faults and returns their number. Calls that wait because of them go on.
     */
    delete: operations['clearFaults'];
  };
  '/__mock/faults/{faultId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the fault.
         * @example 1
         */
        faultId: components['parameters']['FaultId'];
      };
      cookie?: never;
    };
    /**
     * Remove a fault
     * Removes one fault from the list. The other faults do not change. Calls that wait because of it go on.
     */
    delete: operations['removeFault'];
  };
  '/__mock/stubs': {
    /**
     * The active stubs
     * Returns the active stubs in the order in which the server checks them, which counts the faults in between too.
     */
    get: operations['listStubs'];
    /**
     * Add a stub
     * Adds an answer of one's own. It applies from the next matching call on. 400 for an answer outside of the contract without `invalid`, for an unknown field, and for a condition that the journal masks; 404 for a call that is not in the contract and for an unknown player; 409 if the world has too many rules.
     */
    post: operations['addStub'];
    /**
     * Remove all stubs
     * Removes all stubs and returns their number. Faults stay.
     */
    delete: operations['clearStubs'];
  };
  '/__mock/stubs/{stubId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the stub.
         * @example 1
         */
        stubId: components['parameters']['StubId'];
      };
      cookie?: never;
    };
    /**
     * Remove a stub
     * Removes one stub from the list. The other rules do not change.
     */
    delete: operations['removeStub'];
  };
  '/__mock/players': {
    /**
     * Players
     * Returns the players of the world ordered by id, each with the latest ledger entries.
     */
    get: operations['listPlayers'];
    /**
     * Make a player
     * Creates a player like a registration, but without the registration reward.
     */
    post: operations['createPlayer'];
  };
  '/__mock/players/bulk': {
    /**
     * Make many players
     * Creates players as `createPlayer` does, some hundred in one transaction. Existing accounts do not change, so the call can be repeated after an unknown outcome. The history of the world has no entry for it.
     */
    post: operations['createPlayers'];
  };
  '/__mock/players/{playerId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number or the account of the player.
         * @example demoplayer
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    /**
     * A player
     * Returns a player with all data that the server stores, except passwords and tokens.
     */
    get: operations['getPlayer'];
    /**
     * Change a player
     * Sets the fields of the body and leaves the others. Changes that are due by the clock are applied first.
     */
    patch: operations['patchPlayer'];
  };
  '/__mock/players/{playerId}/kyc': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number or the account of the player.
         * @example demoplayer
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    /**
     * Decide a verification
     * Approves or rejects the waiting identity verification; 409 if there is none.
     */
    post: operations['decideKyc'];
  };
  '/__mock/players/{playerId}/mails': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number or the account of the player.
         * @example demoplayer
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    /**
     * Send a mail
     * Sends a mail to the player, with a reward if the body has one.
     */
    post: operations['sendMail'];
  };
  '/__mock/sessions': {
    /**
     * Create a session
     * Creates a token that is equivalent to a token from a login, so that a test needs no login.
     */
    post: operations['mintSession'];
    /**
     * Revoke tokens
     * Revokes the tokens of a player or of all. The server answers the next call with such a token with 401.
     */
    delete: operations['revokeSessions'];
  };
  '/__mock/outbox': {
    /**
     * Text messages
     * Returns the text messages that a real server would have sent, with their codes, newest first.
     */
    get: operations['listOutbox'];
    /**
     * Clear the text messages
     * Clears the list of text messages and returns their number. The codes stay valid.
     */
    delete: operations['clearOutbox'];
  };
  '/__mock/orders': {
    /**
     * The orders of the world
     * Returns deposits and withdrawals of all players, newest first.
     */
    get: operations['listOrders'];
  };
  '/__mock/orders/{orderId}/settle': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the order.
         * @example R20251121000017
         */
        orderId: components['parameters']['OrderId'];
      };
      cookie?: never;
    };
    /**
     * Settle an order
     * Completes a waiting order successfully; a deposit arrives, a withdrawal is paid. A repeated call changes nothing; 409 if the order has failed.
     */
    post: operations['settleOrder'];
  };
  '/__mock/orders/{orderId}/fail': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the order.
         * @example R20251121000017
         */
        orderId: components['parameters']['OrderId'];
      };
      cookie?: never;
    };
    /**
     * Fail an order
     * Fails a waiting order; a deposit is declined, a withdrawal is refused and its coins are returned. A repeated call changes nothing; 409 if the order was settled.
     */
    post: operations['failOrder'];
  };
  '/__mock/orders/{orderId}/pay': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the order.
         * @example R20251121000017
         */
        orderId: components['parameters']['OrderId'];
      };
      cookie?: never;
    };
    /**
     * Pay a deposit, in part or late
     * Pays a deposit as the payment page does. The full amount settles the order. A smaller amount fails the order with a reason that names both amounts. A payment for an expired order is returned; the order stays expired, and its reason names the returned amount. A repeated call changes nothing; 409 if the order has ended otherwise.
     */
    post: operations['payOrder'];
  };
  '/__mock/orders/{orderId}/expire': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the order.
         * @example R20251121000017
         */
        orderId: components['parameters']['OrderId'];
      };
      cookie?: never;
    };
    /**
     * Expire a deposit
     * Ends a waiting deposit by QR code or payment page as if its payment window had passed. Nothing else changes, neither the clock nor other timers. A repeated call changes nothing; 409 if the order has ended otherwise or has no payment window.
     */
    post: operations['expireOrder'];
  };
  '/__mock/requests': {
    /**
     * Received calls
     * Returns the received calls of the world that match the parameters, newest first.
     */
    get: operations['listRequests'];
    /**
     * Clear the received calls
     * Clears the journal of calls and returns their number. The ids continue.
     */
    delete: operations['clearRequests'];
  };
  '/__mock/requests/verify': {
    /**
     * Check what was called
     * Counts the matching calls and compares the result with the expected number, by default at least one. The status is 200 in both cases, so that a test can read `satisfied` and show `message`. 404 for a call that is not in the contract and for an unknown player, 400 for an unknown field or errcode and for a masked value, 409 if the result depends on calls that the journal has dropped or does not show.
     */
    post: operations['verifyRequests'];
  };
  '/__mock/requests/{requestId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the journal entry.
         * @example 1
         */
        requestId: components['parameters']['RequestId'];
      };
      cookie?: never;
    };
    /**
     * A received call
     * Returns one entry of the journal, with the call as a command line to copy.
     */
    get: operations['getRequest'];
  };
  '/__mock/requests/{requestId}/release': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the journal entry.
         * @example 1
         */
        requestId: components['parameters']['RequestId'];
      };
      cookie?: never;
    };
    /**
     * Release a waiting call
     * Ends the waiting of a call: a delayed or held call goes on, and it is answered as it is, or with the answer of the body. The loss of its client does not end the waiting. 404 if there is no such entry, 409 if the call does not wait or has been released. Removing its fault, or all faults, releases a call too.
     */
    post: operations['releaseRequest'];
  };
  '/__mock/requests/{requestId}/fork': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the journal entry.
         * @example 1
         */
        requestId: components['parameters']['RequestId'];
      };
      cookie?: never;
    };
    /**
     * Fork the world before a call
     * Creates a new world with the players, switches and clock of this world as they were when the call arrived, before it changed anything. This world does not change. The new world has no faults and an empty journal. A frozen clock stays frozen, a running one runs on from that time. Calls that ran at the same time as this one are in the new world as a whole or not at all. 404 if there is no such entry. 409 if the call is too old, if the world was imported or restored since, or if a world of that name exists.
     */
    post: operations['forkRequest'];
  };
  '/__mock/events': {
    /**
     * Received events
     * Returns the events that the world received by appEventLogClient, newest first.
     */
    get: operations['listEvents'];
    /**
     * Clear the received events
     * Clears the journal of events and returns their number. The ids continue.
     */
    delete: operations['clearEvents'];
  };
  '/__mock/stream': {
    /**
     * What happens in the world, live
     * Sends what happens in the world as server-sent events until the reader goes or the server ends the stream. The data of each event is one line of JSON:
     *
     *     | Event | Data |
     *     |---|---|
     *     | `call` | `StreamedCall`: a received call. A call that waits comes at its arrival and again, with the same id, when it is answered. |
     *     | `report` | `ReceivedEvent`: an event that a client reported by appEventLogClient. |
     *     | `change` | `StreamedChange`: a control call, a payment page or a game changed the world, or a balance, an order or a mailbox changed. |
     *     | `gap` | `StreamGap`: events were left out; the reader asks listRequests, or reads again what it shows. |
     *     | `end` | `StreamEnd`: the last event of a stream that the server ends. |
     *
     *     New events come at most every 100 milliseconds, with more than 5 readers of a world less often, and at most 500 of a type, with fifty readers 50; within that time calls come first, then changes, then reports. Without events a comment comes every 15 seconds. Ids are opaque: a reader returns the last one in Last-Event-ID. A change without an entry in the history (settings, clock, faults, reset, undo) has no id of its own and is not sent again; on servers that share a store it comes from the server that made it. 404 for an unknown player or operation, 400 for another defect of a parameter or of Last-Event-ID, 503 beyond 100 streams of a server.
     */
    get: operations['streamWorld'];
  };
}
export interface components {
  schemas: {
    /** The process is up. */
    Liveness: {
      /**
       * Always this value.
       * @constant
       */
      status: 'live';
    };
    /** Details for developers. A client does not show them to players. */
    ErrorDetail: {
      /** One sentence in English. */
      message: string;
      /** The name of the errcode in the catalogue. Absent if the errcode has no name. */
      name?: string;
      /** The call, or for an unknown path the call with the most similar path. Absent if no call has a similar path. */
      operationId?: string;
      /** A JSON pointer to the offending value in the request body. Absent if the cause is not a single value. */
      pointer?: string;
      /** The schema keyword that the value does not match. Absent if the body matches the schema. */
      rule?: string;
      /** How long to wait, in milliseconds, before the same call can succeed. Absent if waiting does not help or if the time is not known. */
      retryAfterMs?: number;
    };
    /** The reason why a control call was refused. */
    ControlError: {
      error: components['schemas']['ErrorDetail'];
    };
    /** The server takes calls. */
    Ready: {
      /**
       * Always this value.
       * @constant
       */
      status: 'ready';
    };
    /** The server does not take calls now. */
    Unready: {
      /**
       * Always this value.
       * @constant
       */
      status: 'unready';
      /**
       * The reason. The log has details about a fault of the store.
       */
      reason: 'starting' | 'stopping' | 'store';
    };
    /** The name of a world. */
    WorldName: string;
    /** The seed of the random generator; the same seed gives the same world. */
    Seed: number;
    /** Milliseconds since 1970-01-01 UTC. */
    Timestamp: number;
    /** The health of the server and the state of the world. */
    Health: {
      /**
       * Always ok; a server that does not take calls does not answer.
       * @constant
       */
      status: 'ok';
      /** The version of the mock server. */
      version: string;
      /** Where the server stores its worlds, without secrets; `memory`, `file:` with a path, or the address of a database. */
      store: string;
      /** The process id of the server on its machine. */
      pid: number;
      world: components['schemas']['WorldName'];
      /** The scenario with which the world started. */
      scenario: string;
      seed: components['schemas']['Seed'];
      /** The time of the clock of the world, in milliseconds since 1970 UTC. */
      now: components['schemas']['Timestamp'];
      /** The number of players in the world. */
      players: number;
    };
    /** A time that a clock can have, from the year 2000 to the start of 2100. */
    ClockTime: number;
    /**
     * The values of `SiteMode` that this version of the contract knows.
     */
    KnownSiteMode: 'green' | 'normal';
    /**
     * The values of `LoginType` that this version of the contract knows.
     */
    KnownLoginType: 1 | 2 | 3;
    /**
     * 0 for no, 1 for yes.
     */
    Flag: 0 | 1;
    /** The telephone prefix of a country, digits only. */
    CountryCode: string;
    /** An amount in hundredths that a test sets. The limit leaves enough room for later additions. */
    SetAmount: number;
    /** Additional rules for phone accounts. */
    AccountRule: {
      /** The required first character of a mobile number. When absent or empty, any character is allowed. */
      mobileStartsWith?: string;
    };
    /**
     * The values of `DownloadType` that this version of the contract knows.
     */
    KnownDownloadType: 0 | 1 | 2 | 3;
    /** The app download invitations on mobile pages. The specification names only 2 and 3 (they show the download link of the home page); 0 none, 1 banner only, 2 download page, 3 both are inferred. */
    DownloadType: components['schemas']['KnownDownloadType'];
    /**
     * An address, absolute or relative to the page's origin. An empty string means that there is none.
     */
    Link: string;
    /** The addresses of the native app and of the site. */
    H5Block: {
      downloadType: components['schemas']['DownloadType'];
      /** The download address of the native app; an empty string if there is none, which hides the download. */
      downloadUrl: components['schemas']['Link'];
      /** The home address that share links start with. */
      url: components['schemas']['Link'];
    };
    /** A duration in milliseconds; at most ten years. */
    Duration: number;
    /** A duration in milliseconds. The fields that use it explain null. */
    DurationOrNull: components['schemas']['Duration'] | null;
    /** A duration in milliseconds, longer than 0. */
    PositiveDuration: components['schemas']['Duration'];
    /** The number of an entry. */
    Id: number;
    /** The number of a game. Game ids start at 1001, so they never collide with an activity type. */
    GameId: number;
    /**
     * The values of `Region` that this version of the contract knows.
     */
    KnownRegion: 'pk' | 'ph' | 'th';
    /**
     * The values of `ActivityType` that this version of the contract knows.
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
    /** A length in characters. */
    LengthBound: number;
    /** The configuration of the world for tests. Absent fields do not change; after a reset they have the values of the scenario. An answer has all fields. */
    ConfigPatch: {
      /** The site mode. When absent, it does not change. */
      mode?: components['schemas']['KnownSiteMode'];
      /** How accounts are named and registered. When absent, it does not change. */
      registerType?: components['schemas']['KnownLoginType'];
      /** 1 if registering or binding a mobile number requires a one-time code. When absent, it does not change. */
      otpStatus?: components['schemas']['Flag'];
      /** 1 if a bank deposit requires a bound card. When absent, it does not change. */
      isDepositBank?: components['schemas']['Flag'];
      /** The telephone prefix of the site, digits only. When absent, it does not change. */
      countryCode?: components['schemas']['CountryCode'];
      /** The registration reward in coins, in hundredths. When absent, they do not change. */
      userRegisterCoin?: components['schemas']['SetAmount'];
      /** Additional rules for the mobile number of a phone account. When absent, they do not change. */
      accountRule?: components['schemas']['AccountRule'];
      /** The addresses of the native app and of the site. When absent, it does not change. */
      h5?: components['schemas']['H5Block'];
      /** The time after which a bank transfer arrives automatically, in milliseconds of the clock of the world; null for never. When absent, it does not change. */
      settleAfterMs?: components['schemas']['DurationOrNull'];
      /** The payment window of QR codes and payment pages, in milliseconds. When absent, it does not change. */
      qrWindowMs?: components['schemas']['Duration'];
      /** The length of one business day in the processing of withdrawals, in milliseconds; null if only the control API settles withdrawals. When absent, it does not change. */
      withdrawalDayMs?: components['schemas']['DurationOrNull'];
      /** The time after which an identity verification is approved automatically, in milliseconds; null for never. When absent, it does not change. */
      kycAfterMs?: components['schemas']['DurationOrNull'];
      /** The limit of new accounts for one device and for the world within the window; null for no limit. When absent, it does not change. */
      registrationLimit?: {
        /** The limit for one device; devices without an id have no limit. */
        perDevice: number;
        /** The limit for all devices together. */
        perWorld: number;
        /** The length of the window, in milliseconds from its first registration. */
        windowMs: components['schemas']['PositiveDuration'];
      } | null;
      /** The limit of calls for one player, or for all visitors together, within the window. The server answers further calls with 429. null for no limit. When absent, it does not change. */
      requestLimit?: {
        /** The number of allowed calls. */
        calls: number;
        /** The length of the window, in milliseconds from its first call. */
        windowMs: components['schemas']['PositiveDuration'];
      } | null;
      /**
       * Answers that a later version of the contract may give, for testing clients. When absent, it does not change.
       */
      newerAnswers?: 'none' | 'more' | 'unknown';
      /** False removes the social login from the site. When absent, it does not change. */
      socialLogin?: boolean;
      /** The brands that are switched off, which replace the previous ones. When absent, they do not change. */
      closedBrandIds?: components['schemas']['Id'][];
      /** The games in maintenance, which replace the previous ones; null if `maintenance` selects them. When absent, they do not change. */
      maintainGameIds?: components['schemas']['GameId'][] | null;
      /**
       * The games in maintenance if maintainGameIds is null. When absent, it does not change.
       */
      maintenance?: 'seed' | 'none' | 'all';
      /** The region of the site; it determines prefix, form of a mobile number and time zone unless they are set. When absent, it does not change. */
      region?: components['schemas']['KnownRegion'];
      /** The activities that run. When absent, they do not change. */
      activityIds?: components['schemas']['KnownActivityType'][];
      /**
       * The content of the lists of the lobby. When absent, it does not change.
       */
      lists?: 'seed' | 'empty';
      /** False refuses every registration as not available. When absent, it does not change. */
      registrationOpen?: boolean;
      /** The limit of stored idempotency records of one player, or of all visitors together, each for 24 hours. The server refuses a new key beyond the limit with HTTP 429 and removes no record. When absent, it does not change. */
      idempotencyKeyLimit?: number;
      /** True refuses every call that has an errcode for it as busy (104; 102 for sign-ins, 1010 for the first charge), including calls that only read. When absent, it does not change. */
      allBusy?: boolean;
      /** True requires a settled deposit before the daily sign-in and the sign-up bonus. Until then their itemStatus is 0, and claiming is refused with errcode 3103. When absent, it does not change. */
      freeBonusNeedsTopUp?: boolean;
      /** True refuses logging in, registering and every call that moves money as busy. When absent, it does not change. */
      systemBusy?: boolean;
      /** The time after the registration in which the first-charge offer is open, in milliseconds; null for no end. When absent, it does not change. */
      firstChargeWindowMs?: components['schemas']['PositiveDuration'] | null;
      /** The lowest VIP level for the first-charge offer. When absent, it does not change. */
      firstChargeMinLevel?: number;
      /** False makes sending text messages fail. When absent, it does not change. */
      smsDelivery?: boolean;
      /** A one-time code that is always accepted; empty for none. When absent, it does not change. */
      fixedOtp?: string;
      /** The shortest phone account, in characters. When absent, it does not change. */
      accountLengthMin?: components['schemas']['LengthBound'];
      /** The longest phone account, in characters. When absent, it does not change. */
      accountLengthMax?: components['schemas']['LengthBound'];
      /** The shortest username, in characters. When absent, it does not change. */
      usernameLengthMin?: components['schemas']['LengthBound'];
      /** The longest username, in characters. When absent, it does not change. */
      usernameLengthMax?: components['schemas']['LengthBound'];
      /** The shortest password, in characters. When absent, it does not change. */
      passwordLengthMin?: components['schemas']['LengthBound'];
      /** The longest password, in characters. When absent, it does not change. */
      passwordLengthMax?: components['schemas']['LengthBound'];
      /** How long a session token is valid, in milliseconds of the clock of the world. When absent, it does not change. */
      tokenTtlMs?: components['schemas']['PositiveDuration'];
      /** The time zone that defines the start of a day, in minutes east of UTC. When absent, it does not change. */
      zoneMinutes?: number;
      /** The days of the week on which the weekend lottery is open, 0 Sunday to 6 Saturday. When absent, they do not change. */
      lotteryDays?: number[];
      /** The duration of activities from the start of the world, in milliseconds by activity number; other activities do not end. When absent, they do not change. */
      activityDurations?: {
        [key: string]: components['schemas']['PositiveDuration'];
      };
      /** The number of games in the lobby. Games beyond the seed data are variants of its games. 0 for exactly the games of the seed data. When absent, it does not change. */
      gameCount?: number;
    };
    /** The new start of the world. Absent fields have default values. */
    Reset: {
      /** One of the names of `/__mock/scenarios`. When absent, default. */
      scenario?: string;
      /** The seed of the random generator; the same seed gives the same world. When absent, the seed does not change. */
      seed?: components['schemas']['Seed'];
      /** The time of the clock, in milliseconds since 1970 UTC. When absent, the time of the server. */
      now?: components['schemas']['ClockTime'];
      /** The fields of the configuration that differ from the scenario. When absent, none. */
      config?: components['schemas']['ConfigPatch'];
    };
    /** Any JSON value. */
    JsonValue: unknown;
    /** Any JSON object. */
    JsonObject: {
      [key: string]: components['schemas']['JsonValue'];
    };
    /** A whole world for export and import. The structure of `data` is internal to the server and depends on `format`. */
    WorldState: {
      /** The version of the structure of data. */
      format: number;
      world: components['schemas']['WorldName'];
      /** The scenario with which the world started. */
      scenario: string;
      seed: components['schemas']['Seed'];
      /** The time of the clock of the world, in milliseconds since 1970 UTC. */
      now: components['schemas']['Timestamp'];
      data: components['schemas']['JsonObject'];
    };
    /** The time of the world. */
    Clock: {
      /** The time of the clock of the world, in milliseconds since 1970 UTC. */
      now: components['schemas']['Timestamp'];
      /** Whether the clock is stopped. */
      frozen: boolean;
    };
    /** Moves the clock forward, by a duration or to a time; or stops and starts it. */
    ClockMove: {
      /** The duration by which the clock moves forward, in milliseconds; excludes now. When absent, the clock does not move by a duration. */
      advanceMs?: components['schemas']['Duration'];
      /** The time to which the clock moves, in milliseconds since 1970 UTC; 409 for a time in the past. When absent, the clock does not move to a time. */
      now?: components['schemas']['ClockTime'];
      /** True stops the clock, false starts it again. When absent, this does not change. */
      frozen?: boolean;
    };
    /** A named start state of a world. */
    Scenario: {
      /** The name for a reset. */
      name: string;
      /** The state of the world, in one English sentence. */
      description: string;
    };
    /** The name of a snapshot. */
    SnapshotName: string;
    /** A saved state of the world that can be restored. */
    Snapshot: {
      /** The name for restoring the snapshot. */
      name: components['schemas']['SnapshotName'];
      /** The time of the clock of the world, in milliseconds since 1970 UTC. */
      now: components['schemas']['Timestamp'];
    };
    /** The name of the new snapshot; a snapshot with the same name is overwritten. */
    SnapshotRequest: {
      /** The name for restoring it; 1 to 64 letters, digits, hyphens and underscores. */
      name: components['schemas']['SnapshotName'];
    };
    /** A world of this server. */
    WorldSummary: {
      world: components['schemas']['WorldName'];
      /** The scenario with which the world started. */
      scenario: string;
      seed: components['schemas']['Seed'];
      /** The time of the clock of the world, in milliseconds since 1970 UTC. */
      now: components['schemas']['Timestamp'];
      /** The number of players in the world. */
      players: number;
      /** The number of calls in the journal. */
      requests: number;
      /** The defect of the stored world, which cannot be read. The other fields then describe the world after a reset. Absent if there is no defect. */
      damaged?: string;
    };
    /** The number of a player, shown on the screens as the player ID. 0 means no player. */
    PlayerId: number;
    /** A value that a call changed. */
    StateChange: {
      /** The document, for example player:10000001. */
      document: string;
      /** The JSON pointer in the document; empty for the whole document. */
      pointer: string;
      /** The value before the call. Absent if there was none, and for a whole document. */
      before?: components['schemas']['JsonValue'];
      /** The value after the call; for a whole document `created` or `removed`. Absent if the value was removed. */
      after?: components['schemas']['JsonValue'];
    };
    /** A call that changed the world and can be undone. Excluded are calls that only read, heartbeats, logs, sessions that the control API opens or revokes, and changes that happen because the clock moved. */
    UndoEntry: {
      /** The number of the entry; later ones are higher. */
      id: number;
      /** The operation, or method and path if there is no operation. */
      call: string;
      /** The path with the prefix of the world. Absent in entries of an earlier version of the server. */
      path?: string;
      /** What the call does, in one line. Absent for addresses that are not in the contract. */
      summary?: string;
      /** The first player whose document the call changed. Absent if it changed none. */
      playerId?: components['schemas']['PlayerId'];
      /** The account of that player. Absent if there is no such player. */
      account?: string;
      /** The changed values, at most 20, without secrets. */
      changes: components['schemas']['StateChange'][];
      /** When the call was made by the clock of the world, in milliseconds since 1970 UTC. */
      time: components['schemas']['Timestamp'];
      /** The number of changed documents. */
      documents: number;
      /** The number of lines added to ledgers and other logs. */
      entries: number;
    };
    /** The entries to undo. */
    UndoRequest: {
      /** The number of the oldest entry to undo. All later entries are undone too, all or none. When absent, only the latest entry is undone. */
      through?: number;
    };
    /** The undone entry; if there are several, the oldest. */
    Undone: components['schemas']['UndoEntry'] & {
      /** The number of undone entries. */
      count: number;
    };
    /** An errcode that a call can answer. */
    CallErrcode: {
      /** The number. */
      errcode: number;
      /** Its name in the contract. */
      name: string;
      /** When the call answers it. */
      when: string;
    };
    /** A call of the product. */
    Call: {
      /** The name of the call. */
      operationId: string;
      /** The path, without the prefix of the world. */
      path: string;
      /** What the call does, in one line. */
      summary: string;
      /** Whether the call needs a token. */
      secured: boolean;
      /** The errcodes that the call declares. */
      errcodes: components['schemas']['CallErrcode'][];
    };
    /** Milliseconds. */
    DelayMs: number;
    /** Always the same delay. */
    FixedLatency: {
      /**
       * The name of this distribution; always fixed.
       * @constant
       */
      kind: 'fixed';
      /** The delay in milliseconds. */
      ms: components['schemas']['DelayMs'];
    };
    /** A delay that is uniformly distributed between two bounds; minMs is at most maxMs. */
    UniformLatency: {
      /**
       * The name of this distribution; always uniform.
       * @constant
       */
      kind: 'uniform';
      /** The shortest delay in milliseconds. */
      minMs: components['schemas']['DelayMs'];
      /** The longest delay in milliseconds. */
      maxMs: components['schemas']['DelayMs'];
    };
    /** A delay that is usually near the median and rarely much longer. */
    LognormalLatency: {
      /**
       * The name of this distribution; always lognormal.
       * @constant
       */
      kind: 'lognormal';
      /** The median of the delays, in milliseconds. The longest delay is ten minutes. */
      medianMs: components['schemas']['DelayMs'];
      /** The spread of the delays; the standard deviation of their logarithm, 0 for none. */
      sigma: number;
    };
    /** The additional delay of an answer. */
    Latency: {
      /**
       * The shape of the distribution.
       */
      kind: 'fixed' | 'uniform' | 'lognormal';
    } & (
      | components['schemas']['FixedLatency']
      | components['schemas']['UniformLatency']
      | components['schemas']['LognormalLatency']
    );
    /** Which calls a rule applies to, and how often. All conditions must hold. */
    CallCondition: {
      /** The affected call, or * for all calls. A stub names one call. */
      operationId: string;
      /** Affects only calls of the player with this number. When absent, calls of all players and visitors. */
      playerId?: components['schemas']['PlayerId'];
      /** Affects only calls whose body contains these fields with these values, at any depth; it may contain more. An unknown field is refused, as is one that the journal masks. When absent, calls with any body. */
      request?: components['schemas']['JsonObject'];
      /** Affects only calls with these headers, regardless of the case of their names. Tokens, cookies and headers of the connection are refused. When absent, calls with any headers. */
      headers?: {
        [key: string]: string;
      };
      /** The number of matching calls that are left out first. When absent, 0. */
      skip?: number;
      /** Affects each n-th matching call after the skipped ones, so 3 affects the third, the sixth and so on. When absent, 1. */
      every?: number;
      /** The number of calls to affect. When absent, all calls until the rule is removed. */
      times?: number;
      /** The probability that a call is affected, by the seeded random generator of the world. When absent, all calls are affected. */
      probability?: number;
      /** The seed of a random generator for this rule. When absent, the rule uses the random generator of the world. */
      seed?: number;
      /** Rules, faults and stubs alike, are checked from the highest priority to the lowest, and older ones first; the first that applies decides. When absent, 0. */
      priority?: number;
      /** The additional delay of the answer. When absent, the default delay of the server. */
      latency?: components['schemas']['Latency'];
    };
    /** An error as the answer of a call; errcode and httpStatus exclude each other. */
    Failure: {
      /** The errcode to answer with HTTP 200. It must be in the contract, but the call does not have to declare it. The world does not change. When absent, the answer has no errcode of its own. */
      errcode?: number;
      /**
       * The HTTP status to answer, in the envelope. The world does not change. A call that needs no token has no 401, so a fault with 401 for such a call is refused, and a fault with 401 for all calls skips it. When absent, the answer has no status of its own.
       */
      httpStatus?: 400 | 401 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 501 | 503;
    };
    /** The fault, the affected calls and the frequency. Needs at least one of errcode, httpStatus, latency and effect; errcode, httpStatus and effect exclude each other. */
    FaultRule: components['schemas']['CallCondition'] &
      components['schemas']['Failure'] & {
        /**
         * The effect on the connection. When absent, there is none.
         */
        effect?: 'dropBefore' | 'dropAfter' | 'truncate' | 'hold';
        /**
         * When the effect hold stops the call. When absent, before.
         */
        at?: 'before' | 'after';
      };
    /** The number of a fault. */
    FaultId: number;
    /** An active fault. */
    Fault: components['schemas']['FaultRule'] & {
      faultId: components['schemas']['FaultId'];
      /** The number of calls that it has affected. */
      hits: number;
      /** Why the fault may not be what was intended: the call does not declare the errcode, so a server never answers it. Absent if there is nothing to warn of. */
      warning?: string;
    };
    /** The account of a player, in upper or lower case. */
    Account: string;
    /** A fault to add. */
    FaultRequest: components['schemas']['FaultRule'] & {
      /** Affects only calls of the player with this account. When absent, playerId selects the player. */
      account?: components['schemas']['Account'];
    };
    /** The number of removed entries. */
    Revoked: {
      /** The number of entries before the call. */
      count: number;
    };
    /** An answer of one's own. A part of a body is enough: with merge the rest is the world's answer, without it the smallest valid one. An answer outside of the contract needs invalid. */
    StubAnswer: {
      /** The HTTP status. When absent, 200, and with merge the status of the world's answer. */
      status?: number;
      /** Further headers of the answer. Headers of the connection are refused. When absent, there are none. */
      headers?: {
        [key: string]: string;
      };
      /** The fields of the body, at most 65,536 characters as JSON. When absent, the smallest valid answer, the world's answer with merge, or the envelope of a failure for another status than 200. */
      body?: components['schemas']['JsonObject'];
      /** Whether the call runs and the fields change its answer. Objects are merged, other values are replaced. When absent, the call does not run. */
      merge?: boolean;
      /** A text that is sent instead of a JSON body, for example the page of a gateway; its type is text/plain unless headers contains another one. It needs invalid. When absent, the answer is JSON. */
      text?: string;
      /**
       * How the answer is broken; it needs invalid. When absent, it is whole.
       */
      broken?: 'truncate' | 'empty';
      /** Whether the answer may break the contract. When absent, an answer that breaks it is refused. */
      invalid?: boolean;
    };
    /** The answer, the affected calls and the frequency. */
    StubRule: components['schemas']['CallCondition'] & {
      answer: components['schemas']['StubAnswer'];
    };
    /** The number of a stub. Faults and stubs of a world are numbered together. */
    StubId: number;
    /** An active stub. Its answer has the whole body, unless it merges. */
    Stub: components['schemas']['StubRule'] & {
      stubId: components['schemas']['StubId'];
      /** The number of calls that it has answered. */
      hits: number;
    };
    /** A stub to add. */
    StubRequest: components['schemas']['StubRule'] & {
      /** Affects only calls of the player with this account. When absent, playerId selects the player. */
      account?: components['schemas']['Account'];
    };
    /** How accounts are named and registered. */
    LoginType: components['schemas']['KnownLoginType'];
    /** The public name of a player; at most 32 user-perceived characters (grapheme clusters, each of one or more code points). */
    Nickname: string;
    /** An amount in hundredths, of coins or of the currency of the site (`appWebConfig.currency`); a coin has the value of one unit of the currency. Divide by 100 only for display (spec 9). */
    Money: number;
    /** Lottery points in hundredths; floored to hundredths when displayed (spec 9). */
    Points: number;
    /** The player's own data (spec 3, User info). */
    UserInfo: {
      /** The number of the player, shown on the screens as the player ID. */
      id: components['schemas']['PlayerId'];
      /**
       * A random public identifier.
       */
      uuid: string;
      /** The name the player logs in with. */
      account: string;
      /** The specification lists this field, but a server must not return passwords. Absent or empty; the mock server sends it empty. */
      password?: string;
      /** How the account was registered; the login type of that time. */
      accountType: components['schemas']['LoginType'];
      /** The name that screens show for the player; updateProfile changes it. */
      nickname: components['schemas']['Nickname'];
      /** The bound mobile number, without its country code. Empty or absent while none is bound; the mock server sends it empty. */
      mobile?: string;
      /** The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
      avatar: number;
      /**
       * The address of the picture from a social login. Empty or absent otherwise; the mock server sends it empty.
       */
      avatarOther?: string;
      /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
      facebookAccount?: string;
      /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
      googleAccount?: string;
      /** The account of the social login. Empty or absent while none is linked; the mock server sends it empty. */
      lineAccount?: string;
      /** The coin balance, in hundredths. */
      coin: components['schemas']['Money'];
      /** The lottery points of the player, in hundredths. */
      lottery: components['schemas']['Points'];
      /** The coins in the safebox, in hundredths. */
      safebox: components['schemas']['Money'];
      /** Everything deposited so far, in hundredths. */
      totalRecharge: components['schemas']['Money'];
      /** Everything staked so far, in hundredths; decides the user level (spec 9). */
      bet: components['schemas']['Money'];
      /** The VIP level. */
      vip: number;
      /** The experience points in the VIP programme. */
      vipExp: number;
      /** The index of the player's entry in `appUserLevelConfigList`. */
      userLevel: number;
      /** Whole days since registration. */
      regPeriod: number;
      /** The superior (inviting player); 0 while there is none. */
      pid: components['schemas']['PlayerId'];
      /** 1 after the first deposit. */
      firstRecharge: components['schemas']['Flag'];
      /** Whether a member notification is pending. */
      memberDot: components['schemas']['Flag'];
      /** Whether the safebox password is set. */
      hasSafeboxPassword: boolean;
      /** Whether the identity verification was approved. */
      hasKyc: boolean;
      /** Whether the further personal data is filled in. */
      hasUserOther: boolean;
    };
    /** One movement of coins or points. */
    LedgerEntry: {
      /** The number of the entry within the player's ledger, counting up from 1. */
      id: number;
      /** When the coins or points moved by the clock of the world, in milliseconds since 1970 UTC. */
      time: components['schemas']['Timestamp'];
      /**
       * The moved currency.
       */
      currency: 'coin' | 'points' | 'safebox';
      /** In hundredths; negative for a debit. */
      amount: number;
      /** The balance of the currency after the movement, in hundredths. */
      balance: components['schemas']['Money'];
      /** The reason, for example deposit or round. */
      reason: string;
      /** The related object, for example an order id. Absent if there is none; the mock server always sends it. */
      reference?: string;
      /** The name of a mail or of a task as text for the player. Absent for other entries. */
      title?: string;
    };
    /** A player as the server stores it. */
    Player: {
      /** The data that the player sees. */
      user: components['schemas']['UserInfo'];
      /** Whether the account is blocked. */
      disabled: boolean;
      /** The amount to stake before a withdrawal, in hundredths. */
      turnoverLeft: components['schemas']['Money'];
      /** The number of valid tokens. */
      sessions: number;
      /** The latest entries, newest first. The balance is the sum of all entries. */
      ledger: components['schemas']['LedgerEntry'][];
    };
    /** The settings of a new or existing player. A new player has default values for absent fields. The server sets balances by an entry in the ledger. */
    PlayerSettings: {
      /** The nickname to show. When absent, it does not change. */
      nickname?: components['schemas']['Nickname'];
      /** The number of the avatar image. When absent, it does not change. */
      avatar?: number;
      /** The coin balance, in hundredths. When absent, it does not change. */
      coin?: components['schemas']['SetAmount'];
      /** The lottery points, in hundredths. When absent, they do not change. */
      lottery?: components['schemas']['SetAmount'];
      /** The coins in the safebox, in hundredths. When absent, they do not change. */
      safebox?: components['schemas']['SetAmount'];
      /** Everything staked so far, in hundredths; decides the level. When absent, it does not change. */
      bet?: components['schemas']['SetAmount'];
      /** Everything deposited so far, in hundredths. When absent, it does not change. */
      totalRecharge?: components['schemas']['SetAmount'];
      /** The amount to stake before a withdrawal, in hundredths. When absent, it does not change. */
      turnoverLeft?: components['schemas']['SetAmount'];
      /** The VIP level, instead of the level that follows from the stakes; 400 if it is above the highest level. When absent, it does not change. */
      vip?: number;
      /** The VIP experience, instead of the experience that follows from the stakes. When absent, it does not change. */
      vipExp?: number;
      /** 1 if the first deposit is done, otherwise 0. When absent, it does not change. */
      firstRecharge?: components['schemas']['Flag'];
      /** 1 sets the dot of a pending member notification, 0 removes it. When absent, it does not change. */
      memberDot?: components['schemas']['Flag'];
      /** True approves the identity verification, false resets it and removes the submitted data. When absent, it does not change. */
      hasKyc?: boolean;
      /** True blocks the account and revokes its tokens. When absent, it does not change. */
      disabled?: boolean;
      /** The active activities of the player, which replace the previous ones. When absent, they do not change. */
      activityIds?: components['schemas']['KnownActivityType'][];
    };
    /** Text in one line, without control characters. */
    SingleLineText: string;
    /** The settings of a single new or existing player. */
    PlayerFields: components['schemas']['PlayerSettings'] & {
      /** The mobile number to bind, without its country code; an empty string removes the binding; 409 if another player has the number. When absent, it does not change. */
      mobile?: components['schemas']['SingleLineText'];
      /** The superior who invited the player, by number or account; 0 for none. 404 if the superior does not exist; 409 for the player or for a player whom the player invited, directly or indirectly. When absent, it does not change. */
      pid?: number | string;
    };
    /** A password in plain text. */
    PlainPassword: string;
    /** A new player. Absent fields have default values. */
    PlayerRequest: components['schemas']['PlayerFields'] & {
      /** The account name for logging in; 409 if it exists. */
      account: components['schemas']['SingleLineText'];
      /** The password in plain text, because this API is for tests. When absent, tara1234 as for the demo player. */
      password?: components['schemas']['PlainPassword'];
    };
    /** Many new players with the same password and the same settings. */
    PlayersRequest: components['schemas']['PlayerSettings'] & {
      /** The prefix of the account names; a number from 1 to `count` follows. */
      prefix: string;
      /** The number of accounts. */
      count: number;
      /** The password in plain text, because this API is for tests. When absent, tara1234 as for the demo player. */
      password?: components['schemas']['PlainPassword'];
    };
    /** The result of making many players. */
    PlayersMade: {
      /** The number of new players. */
      made: number;
      /** The number of accounts that existed before. They did not change. */
      kept: number;
    };
    /** A player by number or account. Digits are an account if no player has the number. */
    PlayerName: number | string;
    /**
     * The values of `KycStatus` that this version of the contract knows.
     */
    KnownKycStatus: 0 | 1 | 2 | 3;
    /** The state of an identity verification. */
    KycStatus: components['schemas']['KnownKycStatus'];
    /** A day of birth as YYYY-MM-DD. A date that does not exist is refused by a business rule of the call, not by the schema. */
    Birthday: string;
    /** The number of an uploaded picture. */
    KycFileId: string;
    /** The data that a player submits for verification. */
    KycData: {
      /** The name as in the document. */
      realName: string;
      /** The number of the identity document. */
      idNumber: string;
      /** As YYYY-MM-DD; a player must be 21 or older (spec 1). */
      birthday: components['schemas']['Birthday'];
      /** The home address of the player, in one line of at least five characters. */
      address: string;
      /** The uploaded pictures. */
      fileIds: components['schemas']['KycFileId'][];
    };
    /** The state of the verification, and the submitted data if there is any. */
    KycState: {
      kycStatus: components['schemas']['KycStatus'];
      /** The last submitted data. Absent until the first submission. */
      submitted?: components['schemas']['KycData'];
      /** The reason of the rejection, as text for the player. Absent unless it was rejected. */
      reason?: string;
    };
    /** A player with all data that the server stores. */
    PlayerDetail: components['schemas']['Player'] & {
      /** The state of the identity verification and the submitted data. */
      kyc: components['schemas']['KycState'];
      /** The document of the player without passwords and tokens. Its structure is internal to the server. */
      state: components['schemas']['JsonObject'];
    };
    /** The changes. Absent fields do not change. */
    PlayerPatch: components['schemas']['PlayerFields'];
    /** The decision of a waiting verification. */
    KycDecision: {
      /**
       * Whether the verification is approved or rejected.
       */
      decision: 'approve' | 'reject';
      /** The text for the player after a rejection. When absent, a text about unreadable pictures. */
      reason?: components['schemas']['SingleLineText'];
    };
    /** The new state of the verification. */
    KycDecided: {
      /** The player of the verification. */
      playerId: components['schemas']['PlayerId'];
      kycStatus: components['schemas']['KnownKycStatus'];
    };
    /**
     * The reward items that have a number of their own.
     */
    NamedRewardItem: 2001 | 2002 | 4001 | 40001 | 40002 | 40003 | 40004;
    /** The values of `RewardItemId` that this version of the contract knows. */
    KnownRewardItemId: components['schemas']['NamedRewardItem'] | number;
    /** What a reward consists of: coins 2001, points 2002, point items 4001, coupons 1001-1099, 1201-1299 and 1301-1399 (the last range holds those that give coins: couponGiveMin 1301 to couponGiveMax 1399), new-year items 40001 (active), 40002 (box), 40003 (lottery), 40004 (firework). */
    RewardItemId: components['schemas']['KnownRewardItemId'];
    /** A number of things; never negative. */
    Count: number;
    /** One item of a reward. The meaning of `count` depends on the id (spec 9): 2001 coins and 2002 points in hundredths, everything else in pieces. */
    RewardItem: {
      id: components['schemas']['RewardItemId'];
      /** The amount of the item; coins and points in hundredths, everything else in pieces. */
      count: components['schemas']['Count'];
      /** How many times the amount must be staked before it can be withdrawn. When absent, the amount does not have to be staked. */
      betRate?: number;
    };
    /** A mail to a player. */
    MailRequest: {
      /** The headline of the mail, plain text. */
      title: components['schemas']['SingleLineText'];
      /** Plain text, paragraphs separated by an empty line. */
      content: string;
      /**
       * The kind of mail, which selects the red dot while the mail is unread. When absent, it is a mail.
       */
      kind?: 'mail' | 'notice';
      /** The attached reward. When absent, there is none. */
      propList?: (components['schemas']['RewardItem'] & {
        /** At most 1,000,000,000.00 of coins or points, in hundredths, or as many pieces of other items. */
        count?: number;
        /** How many times the amount must be staked before it can be withdrawn. When absent, the amount does not have to be staked. */
        betRate?: number;
      })[];
    };
    /** A list of reward items. */
    RewardItems: components['schemas']['RewardItem'][];
    /** A mail as the list shows it. */
    MailSummary: {
      /** The number of the mail among the mails of the player. */
      id: components['schemas']['Id'];
      /** The headline of the mail, plain text. */
      title: string;
      /** When the mail was delivered, in milliseconds since 1970 UTC. */
      timestamp: components['schemas']['Timestamp'];
      /** 1 after the mail was opened. */
      read: components['schemas']['Flag'];
      /** 1 after the reward was received, or if the mail has no reward. */
      received: components['schemas']['Flag'];
      /** The attached reward; empty when there is none. */
      propList: components['schemas']['RewardItems'];
    };
    /** A mail with its text. */
    Mail: components['schemas']['MailSummary'] & {
      /** Plain text, paragraphs separated by an empty line. */
      content: string;
    };
    /** The player of the new session, by number or account. */
    SessionRequest: {
      /** The player by number. When absent, account selects the player. */
      playerId?: components['schemas']['PlayerId'];
      /** The player by account. When absent, playerId selects the player. */
      account?: components['schemas']['Account'];
      /** How long the token is valid, in milliseconds. When absent, as long as a token from a login. */
      ttlMs?: components['schemas']['PositiveDuration'];
    };
    /** A valid token, equivalent to a token from a login. */
    MintedSession: {
      /** The player of the token. */
      playerId: components['schemas']['PlayerId'];
      /** The value of the Authorization header. */
      token: string;
      /** When the token expires by the clock of the world, in milliseconds since 1970 UTC. */
      expireTime: components['schemas']['Timestamp'];
    };
    /** A mobile number without its country code. The bounds of the web config (`accountLengthMin`, `accountLengthMax`, `accountRule.mobileStartsWith`) decide what is accepted; a number that does not match them is a business error, not a schema violation. */
    MobileNumber: string;
    /** The one-time code of a text message, as typed. */
    SmsCode: string;
    /** A text message that a real server would have sent. */
    OutboxMessage: {
      /** The number of the message, counting up from 1. */
      id: number;
      /** When the message was sent by the clock of the world, in milliseconds since 1970 UTC. */
      time: components['schemas']['Timestamp'];
      countryCode: components['schemas']['CountryCode'];
      mobile: components['schemas']['MobileNumber'];
      code: components['schemas']['SmsCode'];
      /** The type from the body of smsSend. */
      type: number;
    };
    /** The public number of a deposit or withdrawal order. */
    OrderId: string;
    /** A deposit or withdrawal order. */
    Order: {
      orderId: components['schemas']['OrderId'];
      /** The player who made the order. */
      playerId: components['schemas']['PlayerId'];
      /**
       * The direction of the order.
       */
      kind: 'recharge' | 'exchange';
      /** The ordered amount, in hundredths. */
      amount: components['schemas']['Money'];
      /** RechargeStatus or ExchangeStatus, by kind. */
      status: number;
      /** When the order was made by the clock of the world, in milliseconds since 1970 UTC. */
      createTime: components['schemas']['Timestamp'];
      /** Why the order ended so, as text for the player. Absent unless a deposit failed or was paid late, or a withdrawal was refused, and the reason is known. */
      reason?: string;
    };
    /** An order in the list. */
    ListedOrder: components['schemas']['Order'] & {
      /** Whether the order is waiting. */
      waiting: boolean;
    };
    /** The reason why an order fails. */
    OrderFailure: {
      /** The text for the player. When absent, a deposit has no reason, and a withdrawal a text about an account that the bank does not know. */
      reason?: components['schemas']['SingleLineText'];
    };
    /** A payment that arrives for a deposit. */
    OrderPayment: {
      /** The amount that arrives, in hundredths, at most the amount of the order. When absent, the amount of the order. */
      amount?: components['schemas']['Money'];
    };
    /** The trace id of the traceparent header (W3C Trace Context). */
    TraceId: string;
    /** A fault or a stub for a call that did not apply to it. */
    Miss: {
      /** The fault. Absent for a stub. */
      faultId?: components['schemas']['FaultId'];
      /** The stub. Absent for a fault. */
      stubId?: components['schemas']['StubId'];
      /** The condition that did not hold, in one line. */
      reason: string;
    };
    /** A call that the world received, including calls with an unknown path. Passwords and tokens are removed. */
    JournalEntry: {
      /** The number of the entry, counting up from 1; later ones are higher. */
      id: number;
      /** The X-Request-Id of the answer. */
      requestId: string;
      /** When the call arrived by the clock of the world, in milliseconds since 1970 UTC. */
      time: components['schemas']['Timestamp'];
      /** The HTTP method, for example POST. */
      method: string;
      /** The path with its query and the prefix of the world. */
      path: string;
      /** The operation. Absent if no call has the path. */
      operationId?: string;
      /** The HTTP status; 0 when there was no answer, because the connection was closed or the call still waits. */
      status: number;
      /** How long the call still waits because of a delay or a fault, in milliseconds of real time. Absent if it does not wait. */
      waitsMs?: number;
      /** The errcode of the answer. Absent if there was no answer with an errcode, for example after the connection was closed. */
      errcode?: number;
      /** The player of the token. Absent without a valid token. */
      playerId?: components['schemas']['PlayerId'];
      /** The duration of the call, in milliseconds of real time. */
      durationMs: number;
      /** The fault that affected the call. Absent if there was none. */
      faultId?: components['schemas']['FaultId'];
      /** The stub that answered the call. Absent if there was none. */
      stubId?: components['schemas']['StubId'];
      /** Faults and stubs that name this call but did not apply, at most 3, each with the condition that did not hold. Absent if there is none. */
      misses?: components['schemas']['Miss'][];
      /**
       * Whether the answer repeats the first answer for this Idempotency-Key, so that nothing was done. Absent if the call was done.
       * @constant
       */
      replayed?: true;
      /** How the answer violates the contract. Absent if it does not. */
      contractViolation?: string;
      /** The trace of the call. Absent without a valid traceparent header. */
      traceId?: components['schemas']['TraceId'];
      /** The headers of the call, names in lower case. Tokens, cookies and headers of the connection are not stored. Absent if a server does not store headers; the mock server always sends it. */
      headers?: {
        [key: string]: string;
      };
      /** The body of the call, secrets masked; null for none. Absent if a server does not store bodies; the mock server always sends it. */
      request?: components['schemas']['JsonValue'];
      /** The body of the answer, secrets masked; null for none. For the large start-up answers only the errcode. Absent if a server does not store bodies; the mock server always sends it. */
      response?: components['schemas']['JsonValue'];
      /** What the call changed in the world, at most 60 values. Absent when it changed nothing. */
      changes?: components['schemas']['StateChange'][];
    };
    /** The calls to count, and their expected number: `times`, or `atLeast` and `atMost`. An unknown call, field, errcode or player is refused, so that a misspelled name does not count as a call that was not made. So is a value that the journal masks. */
    Verification: {
      /** Only calls of this operation. When absent, all operations. */
      operationId?: string;
      /** Only calls with this HTTP status, 0 without an answer. When absent, any status. */
      status?: number;
      /** Only calls with this errcode. When absent, any errcode. */
      errcode?: number;
      /** Only calls of the player with this number. When absent, account selects the player; without both, all players and visitors. */
      playerId?: components['schemas']['PlayerId'];
      /** Only calls of the player with this account. When absent, playerId selects the player. */
      account?: components['schemas']['Account'];
      /** Only calls that contain this text in path, body or answer, ignoring case. Of the large start-up answers only the errcode is searched. When absent, all calls. */
      text?: string;
      /** Only entries of the journal with a higher id. When absent, all entries. */
      sinceId?: number;
      /** 0 excludes automatic reports of a client, which are heartbeats and logs. When absent or 1, they are included. */
      reports?: components['schemas']['Flag'];
      /** Only calls within this time until now, in milliseconds by the clock of the world. When absent, calls of any time. */
      lastMs?: components['schemas']['Duration'];
      /** Fields with values that the body must contain; the body may have other fields. `***` matches every value of a field that the journal masks. When absent, any body matches. */
      request?: components['schemas']['JsonObject'];
      /** Headers with values that the call must have, for example Idempotency-Key; case of names is ignored. A header that the journal does not store is refused. When absent, any headers match. */
      headers?: {
        [key: string]: string;
      };
      /** The exact expected number. When absent, atLeast and atMost apply. */
      times?: number;
      /** The lowest expected number. When absent, 0 if atMost is given, and 1 if no number is given. */
      atLeast?: number;
      /** The highest expected number. When absent, there is no limit. */
      atMost?: number;
    };
    /** The result of counting calls. */
    Verified: {
      /** Whether the number of matching calls is as expected. */
      satisfied: boolean;
      /** The number of matching calls in the journal. */
      count: number;
      /** The matching calls, oldest first; at most 100. */
      requestIds: number[];
      /** The first number from which on no entry of the journal was dropped because of its limits; 1 if none was dropped since the journal was last empty. */
      completeFrom: number;
      /** The result as text. */
      message: string;
    };
    /** A call that the world received, with its command line. */
    JournalDetail: components['schemas']['JournalEntry'] & {
      /** The call as commands for a POSIX shell with curl, which first create a session of the player. Secrets in the body are masked and must be replaced. If the control API needs a token, the commands read it from the variable CONTROL_TOKEN. */
      curl: string;
    };
    /** The answer of a released call; at most one of errcode, httpStatus and answer. Without a field the call goes on as it is. */
    Release: components['schemas']['Failure'] & {
      /** The answer instead of the call's own. When absent, the answer is the call's own or the error. */
      answer?: components['schemas']['StubAnswer'];
    };
    /** The world that a fork creates. */
    Fork: {
      /** The name of the new world. When absent, the first free name of fork-1, fork-2 and so on. */
      world?: components['schemas']['WorldName'];
    };
    /**
     * The sales channel of the client (spec 6).
     */
    Channel: 'WEB';
    /** The app that sends the request. */
    AppId: string;
    /** The version of the client (spec 9 says 1.0.28). */
    AppVersion: string;
    /** Flat details of a logged event or action. No personal data and no secrets. */
    LogData: {
      [key: string]: string | number | boolean | null;
    };
    /** An entry of a log batch (spec 7.1). */
    LoggedEvent: {
      /** The unique id of the event. The server counts an event that arrives twice only once. When absent, every arrival counts. */
      eventId?: string;
      channel: components['schemas']['Channel'];
      /** The app id, the same as in the common fields. */
      appId: components['schemas']['AppId'];
      version: components['schemas']['AppVersion'];
      /** The time of the event by the clock of the device, in milliseconds since 1970 UTC. */
      eventTime: components['schemas']['Timestamp'];
      /** The player, or 0 for a visitor. */
      eventUserId: components['schemas']['PlayerId'];
      /** The name of the event, for example page_view. Absent for an event without a name. */
      eventName?: string;
      /** Flat details of the event. Absent without any. */
      eventData?: components['schemas']['LogData'];
    };
    /** A logged event that arrived. */
    ReceivedEvent: {
      /** The number of the entry, counting up from 1; later ones are higher. */
      id: number;
      /** When the event arrived by the clock of the world, in milliseconds since 1970 UTC. */
      time: components['schemas']['Timestamp'];
      event: components['schemas']['LoggedEvent'];
    };
    /** A call that the world received, without its headers, bodies and changes; getRequest returns them. */
    StreamedCall: {
      /** The number of the journal entry. A call that waits comes at its arrival and again, with the same number, when it is answered. */
      id: number;
      /** The X-Request-Id of the answer. */
      requestId: string;
      /** When the call arrived by the clock of the world, in milliseconds since 1970 UTC. */
      time: components['schemas']['Timestamp'];
      /** The HTTP method, for example POST. */
      method: string;
      /** The path with its query and the prefix of the world, secrets masked. */
      path: string;
      /** The operation. Absent if no call has the path. */
      operationId?: string;
      /** The title of the operation. Absent if no call has the path. */
      summary?: string;
      /** The HTTP status; 0 when there was no answer, because the connection was closed or the call still waits. */
      status: number;
      /** How long the call still waits, in milliseconds of real time. Absent if it does not wait. */
      waitsMs?: number;
      /** The errcode of the answer. Absent if there was no answer with an errcode. */
      errcode?: number;
      /** The player of the token. Absent without a valid token. */
      playerId?: components['schemas']['PlayerId'];
      /** The account of that player. Absent without a valid token, and if the player no longer exists. */
      account?: string;
      /** The duration of the call, in milliseconds of real time. */
      durationMs: number;
      /** The fault that affected the call. Absent if there was none. */
      faultId?: components['schemas']['FaultId'];
      /** The stub that answered the call. Absent if there was none. */
      stubId?: components['schemas']['StubId'];
      /**
       * Whether the answer repeats the first answer for this Idempotency-Key. Absent if the call was done.
       * @constant
       */
      replayed?: true;
      /** How the answer violates the contract. Absent if it does not. */
      contractViolation?: string;
      /** The trace of the call. Absent without a valid traceparent header. */
      traceId?: components['schemas']['TraceId'];
    };
    /**
     * The kinds of this version. Those from `seed` to `adjustment` are the reasons of the entries in a ledger.
     */
    KnownChangeKind:
      | 'world'
      | 'seed'
      | 'registration'
      | 'deposit'
      | 'firstDepositBonus'
      | 'coupon'
      | 'bet'
      | 'win'
      | 'withdrawal'
      | 'withdrawalReturned'
      | 'pointsExchange'
      | 'safeboxTransfer'
      | 'task'
      | 'mail'
      | 'ticket'
      | 'activity'
      | 'rebate'
      | 'invitation'
      | 'adjustment'
      | 'depositFailed'
      | 'depositExpired'
      | 'withdrawalPaid'
      | 'mailReceived';
    /** What happened. A later version may send other kinds. */
    ChangeKind: components['schemas']['KnownChangeKind'];
    /** Something that happened in the world: a change by a call that is not one of the product, or an effect on a player. */
    StreamedChange: {
      /** When it happened by the clock of the world, in milliseconds since 1970 UTC. */
      time: components['schemas']['Timestamp'];
      kind: components['schemas']['ChangeKind'];
      /** The call that caused it: an operation of the product, for example recharge3, or method and path, for example POST /w/mine/__mock/undo. A timer that was due runs with the next call. */
      call: string;
      /** The title of that call, or of a received mail. Absent for effects on a balance or on an order. */
      title?: string;
      /** The player it happened to; of several the first. Absent if it concerns no player or the player is not known. */
      playerId?: components['schemas']['PlayerId'];
      /** The account of that player. Absent without playerId. */
      account?: string;
      /**
       * The currency of the balance that changed. Absent if no balance changed.
       */
      currency?: 'coin' | 'points' | 'safebox';
      /** In hundredths; for a balance negative if it went down, for an order its amount. Absent if it concerns no amount. */
      amount?: number;
      /** The balance of that currency afterwards, in hundredths. Absent if no balance changed. */
      balance?: number;
      /** The cause, for example the number of an order or of a round. Absent if it concerns no amount. */
      reference?: string;
    };
    /** Events that were left out. */
    StreamGap: {
      /**
       * Why they were left out.
       */
      reason: 'many' | 'dropped' | 'replaced';
      /**
       * The type of the events that were left out. Absent if it may be any.
       */
      event?: 'call' | 'report' | 'change';
      /** How many were left out. Absent if it is not known. */
      count?: number;
    };
    /** Why the server ends the stream. */
    StreamEnd: {
      /**
       * The cause; the reader connects again after `slow` and `stopping`.
       */
      reason: 'slow' | 'stopping' | 'replaced';
    };
    /** An event of the stream. `data` is one line of JSON. */
    StreamEvent:
      | {
          /**
           * The type of the event.
           * @constant
           */
          event: 'call';
          data: components['schemas']['StreamedCall'];
        }
      | {
          /**
           * The type of the event.
           * @constant
           */
          event: 'report';
          data: components['schemas']['ReceivedEvent'];
        }
      | {
          /**
           * The type of the event.
           * @constant
           */
          event: 'change';
          data: components['schemas']['StreamedChange'];
        }
      | {
          /**
           * The type of the event.
           * @constant
           */
          event: 'gap';
          data: components['schemas']['StreamGap'];
        }
      | {
          /**
           * The type of the event.
           * @constant
           */
          event: 'end';
          data: components['schemas']['StreamEnd'];
        };
  };
  responses: {
    /** The call was refused; 400 for a bad body, 404 for something unknown, 409 for a wrong state. */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ControlError'];
      };
    };
    /** The world was reset, restored, imported or removed during the call. Nothing was done. */
    Replaced: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ControlError'];
      };
    };
    /** Done. */
    Done: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /**
     * The name of the snapshot.
     * @example before-deposit
     */
    SnapshotName: components['schemas']['SnapshotName'];
    /**
     * The number of the fault.
     * @example 1
     */
    FaultId: components['schemas']['FaultId'];
    /**
     * The number of the stub.
     * @example 1
     */
    StubId: components['schemas']['StubId'];
    /**
     * The highest number of entries, from the start of the list. When absent, 100.
     * @example 20
     */
    Limit: number;
    /**
     * The number or the account of the player.
     * @example demoplayer
     */
    PlayerId: components['schemas']['PlayerName'];
    /**
     * Only the entries of the player with this number. When absent, account selects the player; without both, all entries.
     * @example 100001
     */
    OnlyPlayerId: number;
    /**
     * Only the entries of the player with this account. When absent, playerId selects the player; without both, all entries.
     * @example demoplayer
     */
    OnlyAccount: components['schemas']['Account'];
    /**
     * The number of the order.
     * @example R20251121000017
     */
    OrderId: components['schemas']['OrderId'];
    /**
     * Only entries with a higher id. When absent, all entries.
     * @example 0
     */
    Since: number;
    /**
     * The number of the journal entry.
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
      /** The process is up. */
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
      /** The server takes calls. */
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
      /** The server is not ready for calls. */
      503: {
        headers: {
          /**
           * The seconds after which to repeat the call.
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
      /** All series with their values. */
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
      /** Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "version": "1.0.28",
           *       "store": "memory",
           *       "pid": 4711,
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
      /** Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "version": "1.0.28",
           *       "store": "memory",
           *       "pid": 4711,
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
      /** Done. */
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
      /** Done. */
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
      /** The new configuration. */
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
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
         * The name of the snapshot.
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
         * The name of the snapshot.
         * @example before-deposit
         */
        name: components['parameters']['SnapshotName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
         * The number of the fault.
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
  listStubs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "stubId": 1,
           *         "operationId": "getMail2",
           *         "answer": {
           *           "body": {
           *             "mailList": []
           *           },
           *           "merge": true
           *         },
           *         "hits": 0
           *       }
           *     ]
           */
          'application/json': components['schemas']['Stub'][];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  addStub: {
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
         *       "operationId": "getMail2",
         *       "account": "demoplayer",
         *       "answer": {
         *         "body": {
         *           "mailList": []
         *         },
         *         "merge": true
         *       }
         *     }
         */
        'application/json': components['schemas']['StubRequest'];
      };
    };
    responses: {
      /** Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "stubId": 1,
           *       "operationId": "getMail2",
           *       "answer": {
           *         "body": {
           *           "mailList": []
           *         },
           *         "merge": true
           *       },
           *       "hits": 0
           *     }
           */
          'application/json': components['schemas']['Stub'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  clearStubs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done. */
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
  removeStub: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the stub.
         * @example 1
         */
        stubId: components['parameters']['StubId'];
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
         * Only the player with this account. When absent, all players.
         * @example demoplayer
         */
        account?: string;
        /**
         * The highest number of entries, from the start of the list. When absent, 100.
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
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
         * The number or the account of the player.
         * @example demoplayer
         */
        playerId: components['parameters']['PlayerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done. */
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
         * The number or the account of the player.
         * @example demoplayer
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
      /** Done. */
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
         * The number or the account of the player.
         * @example demoplayer
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
      /** Done. */
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
         * The number or the account of the player.
         * @example demoplayer
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
      /** Done. */
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
      /** Done. */
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
         * Only the entries of the player with this number. When absent, account selects the player; without both, all entries.
         * @example 100001
         */
        playerId?: components['parameters']['OnlyPlayerId'];
        /**
         * Only the entries of the player with this account. When absent, playerId selects the player; without both, all entries.
         * @example demoplayer
         */
        account?: components['parameters']['OnlyAccount'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done. */
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
         * Only messages to this number. When absent, messages to any number.
         * @example 3001234567
         */
        mobile?: string;
        /**
         * The highest number of entries, from the start of the list. When absent, 100.
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
      /** Done. */
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
      /** Done. */
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
         * Only the entries of the player with this number. When absent, account selects the player; without both, all entries.
         * @example 100001
         */
        playerId?: components['parameters']['OnlyPlayerId'];
        /**
         * Only the entries of the player with this account. When absent, playerId selects the player; without both, all entries.
         * @example demoplayer
         */
        account?: components['parameters']['OnlyAccount'];
        /**
         * 1 for waiting orders only, 0 for completed orders only. When absent, both.
         * @example 1
         */
        waiting?: number;
        /**
         * The highest number of entries, from the start of the list. When absent, 100.
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
      /** Done. */
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
         * The number of the order.
         * @example R20251121000017
         */
        orderId: components['parameters']['OrderId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done. */
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
         * The number of the order.
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
      /** Done. */
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
           *       "createTime": 1763712000000,
           *       "reason": "The bank does not know this account."
           *     }
           */
          'application/json': components['schemas']['Order'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  payOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the order.
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
         *       "amount": 20000
         *     }
         */
        'application/json': components['schemas']['OrderPayment'];
      };
    };
    responses: {
      /** Done. */
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
           *       "createTime": 1763712000000,
           *       "reason": "Only 200.00 of 500.00 arrived. The payment is returned."
           *     }
           */
          'application/json': components['schemas']['Order'];
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  expireOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the order.
         * @example R20251121000017
         */
        orderId: components['parameters']['OrderId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done. */
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
           *       "status": 3,
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
         * Only calls of this operation. When absent, all operations.
         * @example recharge3
         */
        operationId?: string;
        /**
         * Only calls with this HTTP status, 0 without an answer. When absent, any status.
         * @example 200
         */
        status?: number;
        /**
         * Only calls with this errcode. When absent, any errcode.
         * @example 0
         */
        errcode?: number;
        /**
         * Only the entries of the player with this number. When absent, account selects the player; without both, all entries.
         * @example 100001
         */
        playerId?: components['parameters']['OnlyPlayerId'];
        /**
         * Only the entries of the player with this account. When absent, playerId selects the player; without both, all entries.
         * @example demoplayer
         */
        account?: components['parameters']['OnlyAccount'];
        /**
         * Only calls with this trace id in their traceparent header. When absent, all calls.
         * @example 4bf92f3577b34da6a3ce929d0e0e4736
         */
        traceId?: components['schemas']['TraceId'];
        /**
         * Only calls that contain this text in path, body or answer, ignoring case. When absent, all calls.
         * @example R2025
         */
        text?: string;
        /**
         * 0 excludes automatic reports of a client, which are heartbeats and logs. When absent or 1, they are included.
         * @example 0
         */
        reports?: components['schemas']['Flag'];
        /**
         * 1 selects only calls that wait because of a delay or a fault. When absent or 0, all calls.
         * @example 1
         */
        waiting?: components['schemas']['Flag'];
        /**
         * Only calls that this fault affected. When absent, all calls.
         * @example 1
         */
        faultId?: number;
        /**
         * Only calls that this stub answered. When absent, all calls.
         * @example 1
         */
        stubId?: number;
        /**
         * Only calls within this time until now, in milliseconds by the clock of the world. When absent, calls of any time.
         * @example 60000
         */
        lastMs?: components['schemas']['Duration'];
        /**
         * Only entries with a higher id. When absent, all entries.
         * @example 0
         */
        sinceId?: components['parameters']['Since'];
        /**
         * The highest number of entries, from the start of the list. When absent, 100.
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
      /** Done. */
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
      /** Done. */
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
      /** Done. */
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
           *       "completeFrom": 1,
           *       "message": "1 call of recharge3 matches; expected exactly 1."
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
         * The number of the journal entry.
         * @example 1
         */
        requestId: components['parameters']['RequestId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Done. */
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
  releaseRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the journal entry.
         * @example 1
         */
        requestId: components['parameters']['RequestId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "errcode": 2502
         *     }
         */
        'application/json': components['schemas']['Release'];
      };
    };
    responses: {
      204: components['responses']['Done'];
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
  forkRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * The number of the journal entry.
         * @example 1
         */
        requestId: components['parameters']['RequestId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "world": "before-deposit"
         *     }
         */
        'application/json': components['schemas']['Fork'];
      };
    };
    responses: {
      /** The new world. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "version": "0.1.0",
           *       "store": "memory",
           *       "pid": 4242,
           *       "world": "before-deposit",
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
  listEvents: {
    parameters: {
      query?: {
        /**
         * Only events with this name. When absent, events with any name.
         * @example page_view
         */
        eventName?: string;
        /**
         * Only entries with a higher id. When absent, all entries.
         * @example 0
         */
        sinceId?: components['parameters']['Since'];
        /**
         * The highest number of entries, from the start of the list. When absent, 100.
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
      /** Done. */
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
      /** Done. */
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
  streamWorld: {
    parameters: {
      query?: {
        /**
         * Only calls of this operation, and what they caused. When absent, all operations.
         * @example recharge3
         */
        operationId?: string;
        /**
         * Only the entries of the player with this number. When absent, account selects the player; without both, all entries.
         * @example 100001
         */
        playerId?: components['parameters']['OnlyPlayerId'];
        /**
         * Only the entries of the player with this account. When absent, playerId selects the player; without both, all entries.
         * @example demoplayer
         */
        account?: components['parameters']['OnlyAccount'];
        /**
         * 0 excludes automatic reports of a client, which are heartbeats and logs, and the events in these logs. When absent or 1, they are included.
         * @example 0
         */
        reports?: components['schemas']['Flag'];
        /**
         * Begins with the stored calls that have a higher id. When absent, the stream begins now.
         * @example 0
         */
        sinceId?: number;
      };
      header?: {
        /**
         * The id of the last event that the reader got; the stream continues after it. It overrides sinceId. When absent, sinceId applies.
         * @example 12.3.7
         */
        'Last-Event-ID'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The events, as long as the stream lasts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example retry: 1000
           *
           *     event: call
           *     id: 13.3.7
           *     data: {"id":13,"requestId":"req-1","time":1763712000000,"method":"POST","path":"/app/v1/checkRechargeOrder","operationId":"checkRechargeOrder","summary":"Read an order","status":200,"errcode":0,"playerId":10000001,"account":"demoplayer","durationMs":1.4}
           *
           *     event: change
           *     id: 13.3.8
           *     data: {"time":1763712000000,"kind":"deposit","call":"checkRechargeOrder","playerId":10000001,"account":"demoplayer","currency":"coin","amount":50000,"balance":150000,"reference":"R20251121000017"}
           */
          'text/event-stream': string;
        };
      };
      503: components['responses']['Replaced'];
      '4XX': components['responses']['Refused'];
    };
  };
}
