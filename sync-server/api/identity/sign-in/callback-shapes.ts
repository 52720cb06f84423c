import { z } from 'zod'
import { errorAnswer } from '#server/http/errors.ts'

/**
 * Schemas for the OpenAPI document. They are not calls of the contract: a provider sends them as forms of its
 * own format. Keys and signatures are checked in the handler, so that a missing one is answered like a wrong
 * one.
 */
const described = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: [operationId.split('.')[0] ?? ''],
})
const taken = { consumes: ['application/x-www-form-urlencoded'], security: [] }
const done = z.object({})
const refused = { 401: errorAnswer, 429: errorAnswer }
const signedRequest = z.object({ signed_request: z.string().optional() })

export const kakaoUnlinked = {
  ...described(
    'signIn.kakaoUnlinked',
    'Kakao reports a person who unlinked the app; authenticated by the admin key',
  ),
  ...taken,
  body: z.object({ user_id: z.string().optional() }),
  response: { 200: done, ...refused },
}

export const facebookUnlinked = metaUnlinked('signIn.facebookUnlinked')
export const facebookDeletion = metaDeletion('signIn.facebookDeletion')
export const facebookDeletionState = deletionState('signIn.facebookDeletionState')

export function metaUnlinked(operationId: string) {
  return {
    ...described(operationId, 'Meta reports a person who unlinked the app; authenticated by its signature'),
    ...taken,
    body: signedRequest,
    response: { 200: done, ...refused },
  }
}

export function metaDeletion(operationId: string) {
  return {
    ...described(
      operationId,
      'Meta reports a person who wants their data deleted; authenticated by its signature',
    ),
    ...taken,
    body: signedRequest,
    response: { 200: z.object({ url: z.string(), confirmation_code: z.string() }), ...refused },
  }
}

export function deletionState(operationId: string) {
  return {
    ...described(operationId, 'Confirms a deletion to the person who has its code'),
    security: [],
    params: z.object({ code: z.string() }),
    response: {
      200: { description: 'The data was deleted.', content: { 'text/plain': { schema: z.string() } } },
      404: errorAnswer,
      429: errorAnswer,
    },
  }
}
