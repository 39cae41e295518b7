/** The columns are ACTORS in their order. `200/403` is: with the municipal consent / without it. */
export const TABLE = `
 str dev slf nei out lnk noc unl sel adm     ade exp rev dea

 200 200 200 200 200 200 200 200 200 200     200 200 200 200  GET /health/live
 200 200 200 200 200 200 200 200 200 200     200 200 200 200  GET /health/ready

 200 200 200 200 200 200 200 200 200 200     200 200 200 200  GET /api/municipalities
 401 401 401 401 401 401 401 401 401 200     200 401 401 401  POST /api/municipalities
 200 200 200 200 200 200 200 200 200 200     200 200 200 200  GET /api/municipalities/:id/photo
 200 200 200 200 200 200 200 200 200 200     200 200 200 200  GET /api/municipalities/:id/logos
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  PATCH /api/municipalities/:id
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  GET /api/municipalities/:id/first-steps
 401 401 403 403 403 403 403 403 403 204     403 401 401 401  DELETE /api/municipalities/:id

 200 200 200 200 200 200 200 200 200 200     200 200 200 200  POST /api/admin/login
 200 200 200 200 200 200 200 200 200 200     200 200 200 200  POST /api/admin/create-first
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/admin/me
 401 401 403 403 403 403 403 403 403 204     204 401 401 401  POST /api/admin/logout
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/admin/status

 401 401 403 403 403 403 403 403 403 200     200 401 401 401  PUT /api/admin/password
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  POST /api/admin/confirmation
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/staff-log
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/admin/export
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/admin/mail
 401 401 403 403 403 403 403 403 403 204     204 401 401 401  PUT /api/admin/mail
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/admin/sessions
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  DELETE /api/admin/sessions/:sessionId

 200 200 200 200 200 200 200 200 200 200     200 200 200 200  POST /api/admin/login/second-step
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/admin/factors
 401 401 403 403 403 403 403 403 403 204     204 401 401 401  PUT /api/admin/factors/rule
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  POST /api/admin/passkeys/start
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  POST /api/admin/passkeys
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  DELETE /api/admin/passkeys/:passkeyId
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  POST /api/admin/code-app/start
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  PUT /api/admin/code-app
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  DELETE /api/admin/code-app
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  POST /api/admin/recovery-codes

 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/admins
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  DELETE /api/admins/:id/factors
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  POST /api/admins
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  PUT /api/admins/:id/password
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  DELETE /api/admins/:id

 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/devices
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  POST /api/devices/codes
 204 204 204 204 204 204 204 204 204 204     204 204 204 204  POST /api/devices/enrol
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  DELETE /api/devices/:id
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  PATCH /api/devices/:id
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  PUT /api/devices/:id/people
 200 200 200 200 200 200 200 200 200 200     200 200 200 200  GET /api/session

 403 200 403 403 403 403 403 403 403 200     404 403 403 403  GET /api/users
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  POST /api/users
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  POST /api/users/import
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/users/imports
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  DELETE /api/users/imports/:key
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/users/export
 401 200 200 404 404 200 200 404 404 200     404 401 401 401  GET /api/users/:id
 401 200 200 404 404 200 200 404 404 200     404 401 401 401  GET /api/users/:id/photo
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  PATCH /api/users/:id
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  DELETE /api/users/:id
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/settings
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/pin
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/consents
 401 401 200 404 404 403 403 403 403 200     404 401 401 401  GET /api/users/:id/terms
 401 401 200 404 404 403 403 403 403 200     404 401 401 401  POST /api/users/:id/terms
 401 200 403 403 403 403 403 403 403 403     403 401 401 401  POST /api/users/:id/verify-pin
 401 204 403 403 403 403 403 403 403 403     403 401 401 401  POST /api/users/:id/session
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/logout

 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/home

 401 401 403 403 403 403 403 403 403 200     404 401 401 401  POST /api/cards
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  GET /api/users/:id/card
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  DELETE /api/users/:id/card
 401 200 403 403 403 200 200 404 404 403     403 401 401 401  POST /api/users/:id/card-session

 401 401 200 404 404 200 403 404 404 403     403 401 401 401  GET /api/users/:id/reminders
 401 401 200 404 404 200 403 404 404 403     403 401 401 401  GET /api/users/:id/reminders/agenda
 401 401 200 404 404 200 403 404 404 403     403 401 401 401  GET /api/users/:id/reminders/upcoming
 401 401 200 404 404 200 403 404 404 403     403 401 401 401  GET /api/users/:id/reminders/history
 401 401 200 404 404 200 403 404 404 200/403 404 401 401 401  GET /api/users/:id/reminders/stats
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/reminders/calendar.ics
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/reminders
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/reminders/preview
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  PATCH /api/users/:id/reminders/:reminderId
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/reminders/:reminderId
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/push
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/push
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/push/:subscriptionId
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/reminders/:reminderId/occurrences/:occurrence
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  PATCH /api/users/:id/reminders/:reminderId/complete

 401 401 200 404 404 403 403 403 403 200     404 401 401 401  GET /api/users/:id/alerts/settings
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/alerts/settings
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/alerts/settings
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/alerts/taken
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/alerts/taken/:alertId
 401 401 403 403 403 200 200 200 200 403     403 401 401 401  GET /api/support/alerts
 401 401 403 403 403 200 200 404 404 403     403 401 401 401  POST /api/support/alerts/:id/take
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/alerts
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  POST /api/users/:id/alerts/:alertId/take
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/reminder-files
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/reminder-files/removed-voices/:voiceId
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/reminders/:reminderId/files/:kind
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/reminders/:reminderId/files/:kind
 401 401 200 404 404 404 404 404 404 403     403 401 401 401  GET /api/users/:id/objects/reminders/:fileId
 401 401 200 404 404 404 404 404 404 403     403 401 401 401  GET /api/users/:id/objects/reminders/:fileId/thumbnail

 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/scores
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/scores/best
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/scores

 401 401 200 404 404 200 403 404 404 200/403 404 401 401 401  GET /api/users/:id/media/stats
 401 401 200 404 404 200 403 404 404 403     403 401 401 401  GET /api/users/:id/media
 401 401 200 404 404 200 403 404 404 403     403 401 401 401  GET /api/users/:id/media/on-this-day
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/media/upload-url
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/media/uploads/:uploadId
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/media
 401 401 200 404 404 200 403 404 404 403     403 401 401 401  GET /api/users/:id/objects/media/:mediaId
 401 401 200 404 404 200 403 404 404 403     403 401 401 401  GET /api/users/:id/objects/media/:mediaId/thumbnail
 401 401 200 404 404 200 200 404 404 403     403 401 401 401  GET /api/users/:id/objects/messages/:fileId
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  PATCH /api/media/:id
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/media/:id
 401 401 403 403 403 204 204 404 404 403     403 401 401 401  GET /api/upload
 401 401 200 404 404 200 200 404 404 403     403 401 401 401  POST /api/upload

 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/chat/last
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/chat
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/chat
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/chat/stream
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/chat

 401 401 200 404 404 200 403 404 404 200/403 404 401 401 401  GET /api/users/:id/metrics
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/activity
 401 401 200 404 404 200 403 404 404 200/403 404 401 401 401  GET /api/users/:id/metrics/areas
 401 401 200 404 404 200 403 404 404 200/403 404 401 401 401  GET /api/users/:id/metrics/moods
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/metrics/moods/today
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/metrics/moods/today

 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/access-log
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/export
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/data-requests
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/data-requests
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/data-requests/:requestId
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  POST /api/users/:id/data-requests/:requestId/answer
 401 401 403 403 403 403 403 403 403 200     200 401 401 401  GET /api/data-requests

 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/support-messages
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/support-messages
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/support-messages/mark-seen
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/support-messages/mark-seen
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/support-messages/delete-seen
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/support-messages/:messageId/answer
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/support-messages/:messageId/reply
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/support-messages/:messageId/keep
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/support-messages/keep
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/proposals
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/proposals/:proposalId/answer
 401 401 403 403 403 200 200 404 404 403     403 401 401 401  GET /api/users/:id/proposals/sent
 401 401 403 403 403 200 200 404 404 403     403 401 401 401  POST /api/users/:id/proposals
 401 401 403 403 403 204 204 404 404 403     403 401 401 401  DELETE /api/users/:id/proposals/:proposalId
 401 401 403 403 403 200 200 404 404 403     403 401 401 401  PUT /api/users/:id/proposals/:proposalId/files/:kind
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/proposers
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  PUT /api/users/:id/proposers/:supportId
 401 401 204 404 404 403 403 403 403 204     404 401 401 401  PUT /api/users/:id/staff-proposals/consent
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  POST /api/users/:id/staff-proposals
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  GET /api/users/:id/staff-proposals
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  POST /api/users/:id/support-messages
 401 401 200 404 404 403 403 403 403 403     403 401 401 401  GET /api/users/:id/support-messages/sent
 401 401 204 404 404 403 403 403 403 403     403 401 401 401  DELETE /api/users/:id/support-messages/sent/:messageId
 200 200 200 200 200 200 200 200 200 200     200 200 200 200  POST /api/support/login
 200 200 200 200 200 200 200 200 200 200     200 200 200 200  POST /api/mail-links
 401 401 403 403 403 204 204 204 204 403     403 401 401 401  PUT /api/support/mail
 401 401 403 403 403 200 200 200 200 403     403 401 401 401  GET /api/support/me
 401 401 403 403 403 200 200 200 200 403     403 401 401 401  GET /api/support/today
 401 401 403 403 403 204 204 204 204 403     403 401 401 401  POST /api/support/logout
 401 401 403 403 403 200 200 404 404 403     403 401 401 401  POST /api/support/:supportId/messages
 401 401 403 403 403 200 200 404 404 403     403 401 401 401  GET /api/support/:supportId/messages
 401 401 403 403 403 204 204 404 404 403     403 401 401 401  DELETE /api/support/:supportId/messages/:messageId
 401 401 403 403 403 204 204 404 404 403     403 401 401 401  POST /api/support/:supportId/calls
 401 401 403 403 403 204 204 404 404 403     403 401 401 401  POST /api/support/:supportId/messages/read
 401 401 200 404 404 403 403 403 403 200     404 401 401 401  GET /api/users/:id/support-persons
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  POST /api/users/:id/support-persons
 401 401 403 403 403 403 403 403 403 204     404 401 401 401  DELETE /api/support-persons/:id
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  POST /api/users/:id/support-invitations
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  POST /api/support-persons/:id/code
 401 401 403 403 403 403 403 403 403 200     404 401 401 401  PATCH /api/support-persons/:id
 200 200 200 200 200 200 200 200 200 200     200 200 200 200  POST /api/support/password
 401 401 403 403 403 200 200 200 200 403     403 401 401 401  PUT /api/support/password
 401 401 403 403 403 200 200 200 200 403     403 401 401 401  GET /api/support/sessions
 401 401 403 403 403 204 204 404 404 403     403 401 401 401  DELETE /api/support/sessions/:sessionId
 401 401 403 403 403 200 200 200 200 403     403 401 401 401  GET /api/support/push
 401 401 403 403 403 204 204 204 204 403     403 401 401 401  PUT /api/support/push
 401 401 403 403 403 204 204 404 404 403     403 401 401 401  DELETE /api/support/push/:subscriptionId
`;
