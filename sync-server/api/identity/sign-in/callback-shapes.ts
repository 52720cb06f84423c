import { z } from 'zod'
import { errorAnswer } from '#server/http/errors.ts'

/**
 * Schemas for the OpenAPI document. They are not calls of the contract: a provider sends them as forms of its own
 * format. Their proofs are checked in the handler, so that a missing proof is answered like a wrong one.
 */
const described = (operationId: string, summary: string) => ({ operationId, summary, tags: ['signIn'] })
const taken = { consumes: ['application/x-www-form-urlencoded'], security: [] }
const done = z.object({})
const refused = { 401: errorAnswer, 429: errorAnswer }
const signedRequest = z.object({ signed_request: z.string().optional() })

export const kakaoUnlinked = {
  ...described('signIn.kakaoUnlinked', 'Kakao says who has parted; proven by its admin key'),
  ...taken,
  body: z.object({ user_id: z.string().optional() }),
  response: { 200: done, ...refused },
}

export const facebookUnlinked = {
  ...described('signIn.facebookUnlinked', 'Meta says who has parted; proven by its signature'),
  ...taken,
  body: signedRequest,
  response: { 200: done, ...refused },
}

export const facebookDeletion = {
  ...described('signIn.facebookDeletion', 'Meta says who wants to be forgotten; proven by its signature'),
  ...taken,
  body: signedRequest,
  response: { 200: z.object({ url: z.string(), confirmation_code: z.string() }), ...refused },
}

export const facebookDeletionState = {
  ...described('signIn.facebookDeletionState', 'Says to whoever has the code that it is done'),
  security: [],
  params: z.object({ code: z.string() }),
  response: {
    200: { description: 'It is done.', content: { 'text/plain': { schema: z.string() } } },
    404: errorAnswer,
    429: errorAnswer,
  },
}
