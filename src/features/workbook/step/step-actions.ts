import { msg } from '@lingui/core/macro'
import type { ActionFacts } from '#kits/actions/action.ts'

/** On Apple keyboards Option with an arrow moves the caret by words. */
export const nextStep = {
  id: 'next',
  label: msg`다음 단계로`,
  keys: [
    { keys: 'Mod+Enter', inField: true },
    { keys: 'Alt+ArrowRight', inField: 'noCaret' },
  ],
} as const satisfies ActionFacts

export const previousStep = {
  id: 'previous',
  label: msg`이전 단계로`,
  keys: [{ keys: 'Alt+ArrowLeft', inField: 'noCaret' }],
} as const satisfies ActionFacts
