import * as z from 'zod'
import { ticketLimits, ticketTopics } from '#model/support/ticket.ts'
import { email, filledText } from './basic.ts'

export const sendTicket = {
  body: z.object({
    /** Made by the form, so that a question whose answer was lost is not asked twice. */
    key: z.uuid(),
    topic: z.enum(ticketTopics),
    name: filledText(ticketLimits.name),
    /** Where the answer goes. */
    email,
    text: filledText(ticketLimits.text),
  }),
  answer: z.object({ idTicket: z.number(), createdAt: z.string() }),
}
