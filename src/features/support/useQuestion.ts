import { useState } from 'react'
import { sendTicket } from '#contract/support.ts'
import { isSignInOver, useSession } from '#engine/identity/session.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { sendCaptchaProof } from '#kits/account/providers/captcha-on-demand.ts'
import { checkQuestion, type QuestionFaults } from './check-question.ts'
import { forgetDraft, keepDraft, type QuestionDraft, readDraft } from './draft.ts'

export interface SentQuestion {
  readonly idTicket: number
  /** Where the answer goes. */
  readonly email: string
}

/** The form of a question: what is typed stays on the device until the server has it, and is one question however often it is sent. */
export function useQuestion() {
  const { session } = useSession()
  const [draft, setDraft] = useState(readDraft)
  const [faults, setFaults] = useState<QuestionFaults>({})
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [sent, setSent] = useState<SentQuestion | null>(null)
  const typed = {
    ...draft,
    name: draft.name ?? session?.fullName ?? '',
    email: draft.email ?? session?.email ?? '',
  }

  function change(values: Partial<QuestionDraft>): void {
    const next = { ...draft, sentAs: null, ...values }
    setDraft(next)
    keepDraft(next)
    // A fault goes away with what was wrong; others stay.
    setFaults((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => !Object.hasOwn(values, field))),
    )
  }

  /** Resolves to the first field that is not right; null where the question was sent, or could not be. */
  async function send(): Promise<string | null> {
    if (isBusy) return null
    const checked = checkQuestion(typed)
    setFaults('faults' in checked ? checked.faults : {})
    if ('faults' in checked) return Object.keys(checked.faults)[0] ?? null
    setIsBusy(true)
    setFailure(null)
    const key = draft.sentAs ?? crypto.randomUUID()
    change({ sentAs: key })
    if (session === null || isSignInOver()) await sendCaptchaProof('support')
    const result = await rest(sendTicket, { body: { ...checked.question, key } })
    setIsBusy(false)
    if (!result.ok) {
      setFailure(result)
      return null
    }
    forgetDraft()
    setSent({ idTicket: result.answer.idTicket, email: checked.question.email })
    return null
  }
  return { typed, change, faults, isBusy, failure, sent, send }
}
