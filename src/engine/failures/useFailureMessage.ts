import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../rest/rest.ts'
import { useFailureWords } from '../words/useFailureWords.ts'

/** How a failed call is shown where no field of the screen can show it. */
export type FailureMessage =
  | { readonly as: 'toast'; readonly text: string }
  | {
      readonly as: 'alert'
      readonly title: string
      readonly message: string
      /** A fault inside the server, which waiting does not mend. */
      readonly needsOperator?: true
    }
  /** The browser's own alert: the answer said nothing, not even that it is ours. */
  | { readonly as: 'native'; readonly text: string }

/** The message for a failed call. `words` stand for the server's. A lost network shows no message. */
export function useFailureMessage(): (
  failure: Pick<Failure, 'code' | 'message' | 'status'>,
  words?: string,
) => FailureMessage {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  return ({ code, status, message: serverMessage }, words) => {
    const message = words || serverMessage
    if (code === 'OFFLINE' || code === 'CUT_OFF')
      return { as: 'toast', text: failureWords({ ok: false, code, status, message: '', details: [] }) }
    // The files of the brand do not fit the plan: nothing was wrong with the request.
    if (code === 'INVALID_SUBSCRIBE_CONDITION_STORAGE' && status >= 400 && message)
      return { as: 'toast', text: message }
    if (status >= 400 && status < 500)
      return { as: 'alert', title: t`잘못된 요청`, message: message || t`잘못된 접근이에요.` }
    if (message)
      return { as: 'alert', title: t`오류`, message, ...(status === 500 && { needsOperator: true as const }) }
    return { as: 'native', text: t`서버에 문제가 생겼어요. 관리자에게 문의해 주세요.` }
  }
}
