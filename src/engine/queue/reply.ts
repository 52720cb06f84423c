/** What came of a request; status 0: no answer. */
export interface Reply {
  readonly status: number
  readonly retryAfter: string | null
  /** Of JSON; null for any other body. */
  readonly answer: unknown
}

export const noAnswer: Reply = { status: 0, retryAfter: null, answer: null }

export async function toReply(response: Response): Promise<Reply> {
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    answer: await response.json().catch(() => null),
  }
}

export function isOk({ status }: Reply): boolean {
  return status >= 200 && status < 300
}

export function messageOf({ answer }: Reply): string | null {
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : null
  return typeof message === 'string' ? message : null
}
