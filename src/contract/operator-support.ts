import { call } from './call.ts'
import type * as shapes from './shapes/operator-support.ts'

const base = '/api/v1/operator/ticket'
const ofDesk = { access: 'token', staff: 'OPERATOR', extension: true } as const

export const listTickets = call<typeof shapes.listTickets>({
  ...ofDesk,
  name: 'operator.tickets',
  method: 'GET',
  path: base,
  summary: 'Questions to the operator, the oldest first; without a state those without an answer',
})

export const readTicket = call<typeof shapes.readTicket>({
  ...ofDesk,
  name: 'operator.ticket',
  method: 'GET',
  path: `${base}/{idTicket}`,
  summary: 'A question with who asks and what was answered',
  errors: ['NOT_FOUND'],
})

export const answerTicket = call<typeof shapes.answerTicket>({
  ...ofDesk,
  name: 'operator.answerTicket',
  method: 'POST',
  path: `${base}/{idTicket}/answer`,
  summary: 'Answers a question, which is mailed. CONFLICT where it is closed',
  errors: ['NOT_FOUND', 'CONFLICT', 'LIMIT_EXCEEDED'],
})

export const closeTicket = call<typeof shapes.closeTicket>({
  ...ofDesk,
  name: 'operator.closeTicket',
  method: 'POST',
  path: `${base}/{idTicket}/close`,
  summary: 'Closes a question, also without an answer. CONFLICT where it is closed',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteTicket = call<typeof shapes.deleteTicket>({
  ...ofDesk,
  name: 'operator.deleteTicket',
  method: 'DELETE',
  path: `${base}/{idTicket}`,
  summary: 'Deletes what is no question. CONFLICT where it was answered: the law wants such a one to be kept',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
