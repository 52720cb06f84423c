import { plusLevels } from '#model/access/plan-levels.ts'
import { printOrderLimits } from '#model/tasks/print.ts'
import { call } from './call.ts'
import type * as shapes from './shapes/task.ts'

const base = '/api/v1/task'

export const listTaskCategories = call<typeof shapes.listTaskCategories>({
  name: 'task.categories',
  method: 'GET',
  path: `${base}/task-product/category`,
  summary: 'Categories of designer work',
  access: 'token',
  answerHash: '500aa623',
})

export const listTaskProducts = call<typeof shapes.listTaskProducts>({
  name: 'task.products',
  method: 'GET',
  path: `${base}/task-product`,
  summary: 'What is on sale as designer work, with its price in credits',
  access: 'public',
  answerHash: '40dc1d49',
})

export const listTaskStatuses = call<typeof shapes.listTaskStatuses>({
  name: 'task.statuses',
  method: 'GET',
  path: `${base}/status`,
  summary: 'The states of a task, in their order',
  access: 'token',
})

export const pageTasks = call<typeof shapes.pageTasks>({
  name: 'task.page',
  method: 'GET',
  path: base,
  summary: 'The tasks of a brand, newest first, page by page',
  access: 'BRAND_ROLE_READER',
  answerHash: '75de75a3',
})

export const readTask = call<typeof shapes.readTask>({
  name: 'task.read',
  method: 'GET',
  path: `${base}/{idTask}`,
  summary: 'A task with its brief, its messages and its deliveries',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND'],
  answerHash: 'cf4dfb27',
})

export const requestTask = call<typeof shapes.requestTask>({
  name: 'task.request',
  method: 'POST',
  path: base,
  summary:
    'Asks for designer work. Its price is the sum of the products, or `credit` where there are none, and is taken from the credits of the brand; CONFLICT where `credit` is another',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['CONFLICT', 'NOT_ENOUGH_CREDIT', 'NOT_FOUND', 'LIMIT_EXCEEDED'],
  queueing: 'ask',
  idempotent: true,
})

export const orderPrint = call<typeof shapes.orderPrint>({
  name: 'task.orderPrint',
  method: 'POST',
  path: `${base}/print`,
  summary:
    'Orders print of a PDF, which goes into the drive of the brand, as a task of category PRINT. Its pages have to be as many and as large as the order says. Its price is that of the list, taken from the credits of the brand; CONFLICT where `credit` is another',
  access: 'BRAND_ROLE_ADMIN',
  plan: { levels: plusLevels },
  upload: { maxBytes: printOrderLimits.fileBytes },
  errors: ['CONFLICT', 'NOT_ENOUGH_CREDIT', 'NOT_FOUND', 'STORAGE_EXCEEDED', 'UNSUPPORTED_TYPE'],
  idempotent: true,
  extension: true,
})

export const requestQuote = call<typeof shapes.requestQuote>({
  name: 'task.requestQuote',
  method: 'POST',
  path: `${base}/print/quote`,
  summary:
    'Asks the desk what print costs that is not on the list, of a PDF as for `task.orderPrint`. Takes no credits: the task begins once its quote is accepted, and who declines it cancels the task',
  access: 'BRAND_ROLE_ADMIN',
  plan: { levels: plusLevels },
  upload: { maxBytes: printOrderLimits.fileBytes },
  errors: ['CONFLICT', 'STORAGE_EXCEEDED', 'UNSUPPORTED_TYPE'],
  idempotent: true,
  extension: true,
})

export const acceptQuote = call<typeof shapes.acceptQuote>({
  name: 'task.acceptQuote',
  method: 'POST',
  path: `${base}/{idTask}/quote/accept`,
  summary:
    'Accepts the quote of the desk and takes its credits; CONFLICT where there is none, where it has expired, and where `credit` is another',
  access: 'BRAND_ROLE_ADMIN',
  plan: { levels: plusLevels },
  errors: ['NOT_FOUND', 'CONFLICT', 'NOT_ENOUGH_CREDIT'],
  idempotent: true,
  extension: true,
})

export const cancelTask = call<typeof shapes.cancelTask>({
  name: 'task.cancel',
  method: 'POST',
  path: `${base}/{idTask}/cancel`,
  summary: 'Cancels a task that has not begun, and gives its credits back; CONFLICT after that',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['NOT_FOUND', 'CONFLICT'],
  extension: true,
})

export const acceptTask = call<typeof shapes.acceptTask>({
  name: 'task.accept',
  method: 'POST',
  path: `${base}/{idTask}/accept`,
  summary: 'Accepts what was delivered, which ends the task; CONFLICT where nothing is to be reviewed',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['NOT_FOUND', 'CONFLICT'],
  extension: true,
})

export const reviseTask = call<typeof shapes.reviseTask>({
  name: 'task.revise',
  method: 'POST',
  path: `${base}/{idTask}/revise`,
  summary: 'Asks for changes of what was delivered; CONFLICT where nothing is to be reviewed',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
  extension: true,
})

export const writeToTask = call<typeof shapes.writeToTask>({
  name: 'task.write',
  method: 'POST',
  path: `${base}/{idTask}/message`,
  summary: 'Writes to who works on a task; CONFLICT once it has ended',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
  extension: true,
})

export const listTaskActs = call<typeof shapes.listTaskActs>({
  name: 'task.acts',
  method: 'GET',
  path: `${base}/act`,
  summary: 'What designers and operators did with the tasks of the brand, newest first, 200 at most',
  access: 'BRAND_ROLE_OWNER',
  answerHash: '88889e62',
  extension: true,
})
