import { applicationLimits } from '#model/campaign/application.ts'
import { taskLimits } from '#model/tasks/task.ts'
import { call } from './call.ts'
import type * as shapes from './shapes/operator.ts'

const base = '/api/v1/operator'
const ofDesk = { access: 'token', staff: 'DESIGNER', extension: true } as const

export const logInStaff = call<typeof shapes.logInStaff>({
  name: 'operator.logIn',
  method: 'POST',
  path: `${base}/login`,
  summary:
    'Opens a session of the desk for a member of the staff, by password and a code of the second factor',
  access: 'public',
  errors: ['WRONG_LOGIN', 'CODE_WRONG', 'DORMANT_USER', 'SECOND_FACTOR_MISSING'],
  limit: 'login',
  triesPassword: true,
  extension: true,
})

export const logOutStaff = call<typeof shapes.logOutStaff>({
  ...ofDesk,
  name: 'operator.logOut',
  method: 'POST',
  path: `${base}/logout`,
  summary: 'Ends this session of the desk',
})

export const readStaff = call<typeof shapes.readStaff>({
  ...ofDesk,
  name: 'operator.me',
  method: 'GET',
  path: `${base}/me`,
  summary: 'Who is at the desk',
})

export const listQueue = call<typeof shapes.listQueue>({
  ...ofDesk,
  name: 'operator.queue',
  method: 'GET',
  path: `${base}/task`,
  summary:
    'Tasks of all brands, those that wait the longest first; without a state those that have not ended',
})

export const readQueued = call<typeof shapes.readQueued>({
  ...ofDesk,
  name: 'operator.task',
  method: 'GET',
  path: `${base}/task/{idTask}`,
  summary: 'A task with what its team attached to it, and nothing else of the brand',
  errors: ['NOT_FOUND'],
})

export const readTaskFile = call<typeof shapes.readTaskFile>({
  ...ofDesk,
  name: 'operator.file',
  method: 'POST',
  path: `${base}/task/{idTask}/file/{idFile}`,
  summary: 'The bytes of a file of a task. Leaves an act, and is therefore no GET',
  content: 'application/octet-stream',
  errors: ['NOT_FOUND'],
})

export const takeTask = call<typeof shapes.takeTask>({
  ...ofDesk,
  name: 'operator.take',
  method: 'POST',
  path: `${base}/task/{idTask}/take`,
  summary:
    'Begins with a task, which makes its credits final; CONFLICT where another staff member did, and before its quote is accepted',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const putTaskBack = call<typeof shapes.putTaskBack>({
  ...ofDesk,
  name: 'operator.putBack',
  method: 'POST',
  path: `${base}/task/{idTask}/put-back`,
  summary: 'Puts a task back that was begun, for others to take or decline',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const writeFromDesk = call<typeof shapes.writeFromDesk>({
  ...ofDesk,
  name: 'operator.write',
  method: 'POST',
  path: `${base}/task/{idTask}/message`,
  summary: 'Writes to the team of a task, which is mailed',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deliverTask = call<typeof shapes.deliverTask>({
  ...ofDesk,
  name: 'operator.deliver',
  method: 'POST',
  path: `${base}/task/{idTask}/delivery`,
  summary:
    'Delivers a file (picture, PDF, ZIP or video), which goes into the drive of the brand, and asks for a review',
  upload: { maxBytes: taskLimits.deliveryBytes },
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_TYPE'],
})

export const quoteTask = call<typeof shapes.quoteTask>({
  ...ofDesk,
  name: 'operator.quote',
  method: 'POST',
  path: `${base}/task/{idTask}/quote`,
  summary:
    'Answers what print costs and when it arrives, which is mailed; another answer replaces it. CONFLICT where no quote is asked for, and once one is accepted',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const declineTask = call<typeof shapes.declineTask>({
  ...ofDesk,
  name: 'operator.decline',
  method: 'POST',
  path: `${base}/task/{idTask}/decline`,
  summary: 'Cancels a task that has not begun, with a reason for the team, and gives its credits back',
  staff: 'OPERATOR',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const listQueuedApplications = call<typeof shapes.listQueuedApplications>({
  ...ofDesk,
  name: 'operator.applications',
  method: 'GET',
  path: `${base}/application`,
  summary: 'Applications of the campaign, those due first; without a state those without a result',
})

export const readQueuedApplication = call<typeof shapes.readQueuedApplication>({
  ...ofDesk,
  name: 'operator.application',
  method: 'GET',
  path: `${base}/application/{idApplication}`,
  summary: 'An application with what its person wrote',
  errors: ['NOT_FOUND'],
})

export const readApplicationPhoto = call<typeof shapes.readApplicationPhoto>({
  ...ofDesk,
  name: 'operator.applicationPhoto',
  method: 'POST',
  path: `${base}/application/{idApplication}/photo/{number}`,
  summary:
    'The bytes of a photograph of an application, the first one is 1. Leaves an act, and is therefore no GET',
  content: 'application/octet-stream',
  errors: ['NOT_FOUND'],
})

export const reviewApplication = call<typeof shapes.reviewApplication>({
  ...ofDesk,
  name: 'operator.reviewApplication',
  method: 'POST',
  path: `${base}/application/{idApplication}/review`,
  summary: 'Notes that an application is being worked on; CONFLICT where it already is, or has its result',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deliverApplication = call<typeof shapes.deliverApplication>({
  ...ofDesk,
  name: 'operator.deliverApplication',
  method: 'POST',
  path: `${base}/application/{idApplication}/delivery`,
  summary:
    'Delivers a design (PNG or JPG). The first one is the result, which is mailed; others are added to it. CONFLICT where it was declined',
  upload: { maxBytes: applicationLimits.designBytes },
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'LIMIT_EXCEEDED'],
})

export const declineApplication = call<typeof shapes.declineApplication>({
  ...ofDesk,
  name: 'operator.declineApplication',
  method: 'POST',
  path: `${base}/application/{idApplication}/decline`,
  summary: 'Declines an application that has no result, with a reason that is mailed as it is written',
  staff: 'OPERATOR',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const pageActs = call<typeof shapes.pageActs>({
  ...ofDesk,
  name: 'operator.acts',
  method: 'GET',
  path: `${base}/act`,
  summary: 'What the staff has done, newest first',
  staff: 'OPERATOR',
})
