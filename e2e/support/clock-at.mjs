// Loaded before the server by the tests that need its clock at an hour: the program itself knows nothing of it.
const ahead = Date.parse(process.env.CLOCK_AT ?? '') - Date.now();
const now = Date.now.bind(Date);
Date.now = () => now() + ahead;
Temporal.Now.instant = () => Temporal.Instant.fromEpochMilliseconds(Date.now());
