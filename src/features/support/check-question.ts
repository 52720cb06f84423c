import type { InputOf } from '#contract/call.ts'
import type { sendTicket } from '#contract/support.ts'
import { isEmail } from '#model/access/rules.ts'
import { ticketLimits, ticketTopics } from '#model/support/ticket.ts'

export type Question = Omit<InputOf<typeof sendTicket>['body'], 'key'>
export type QuestionFaults = Readonly<Partial<Record<keyof Question, true>>>

interface Typed {
  readonly topic: string | null
  readonly name: string
  readonly email: string
  readonly text: string
}

/** What was typed as the server takes it, or which fields are not right, in their order on the screen. */
export function checkQuestion(
  typed: Typed,
): { readonly question: Question } | { readonly faults: QuestionFaults } {
  const topic = ticketTopics.find((one) => one === typed.topic)
  const [name, email, text] = [typed.name.trim(), typed.email.trim(), typed.text.trim()]
  const faults: QuestionFaults = {
    ...(topic === undefined && { topic: true }),
    ...((name === '' || name.length > ticketLimits.name) && { name: true }),
    ...(!isEmail(email) && { email: true }),
    ...((text === '' || text.length > ticketLimits.text) && { text: true }),
  }
  if (topic === undefined || Object.keys(faults).length > 0) return { faults }
  return { question: { topic, name, email, text } }
}
