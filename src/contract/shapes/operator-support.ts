import * as z from 'zod'
import { ticketLimits, ticketStatuses, ticketTopics } from '#model/support/ticket.ts'
import { filledText, id, listOf, nothing } from './basic.ts'

const queuedTicket = z
  .object({
    idTicket: z.number(),
    topic: z.enum(ticketTopics),
    name: z.string(),
    status: z.enum(ticketStatuses),
    createdAt: z.string(),
  })
  .meta({ id: 'QueuedTicket' })

const ticket = queuedTicket
  .extend({
    /** Where the answer goes, as it was typed: it may be that of another person. */
    email: z.string(),
    /** Of the account that asked; null: a visitor asked, or the account is gone. */
    accountEmail: z.string().nullable().optional(),
    /** Language of the person, in which the mail is written. */
    language: z.string(),
    /** Whether an account was signed in. */
    isMember: z.boolean(),
    text: z.string(),
    answers: z.array(
      z.object({
        staffName: z.string(),
        text: z.string(),
        at: z.string(),
        /** null: not mailed yet. */
        mailedAt: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Ticket' })

const ofTicket = z.object({ idTicket: id })

export const listTickets = {
  query: z.object({
    status: z.enum(ticketStatuses).optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(20),
  }),
  answer: listOf('tickets', queuedTicket),
}

export const readTicket = { params: ofTicket, answer: ticket }

export const answerTicket = {
  params: ofTicket,
  body: z.object({ text: filledText(ticketLimits.answer) }),
  answer: ticket,
}

export const closeTicket = { params: ofTicket, answer: ticket }

export const deleteTicket = { params: ofTicket, answer: nothing }
