import { msg } from '@lingui/core/macro'
import type { ActionFacts } from '#kits/actions/action.ts'

/** Starts a thread on the focused field. */
export const commentHere = {
  id: 'comment-here',
  label: msg`이 칸에 의견 남기기`,
  keys: [{ keys: 'Mod+Shift+M', inField: true }],
} as const satisfies ActionFacts
