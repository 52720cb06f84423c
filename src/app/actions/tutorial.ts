import { msg } from '@lingui/core/macro'
import { restartTutorial } from '#features/brands/useTutorial.ts'
import type { ActionContext, AppAction } from './app-action.ts'

export const tutorial = {
  id: 'tutorial',
  label: msg`처음 안내 다시 보기`,
  when: ({ brand }: ActionContext) => brand !== null,
  run: ({ brand, goTo }: Pick<ActionContext, 'brand' | 'goTo'>) => {
    if (brand !== null) restartTutorial(brand)
    goTo('/brand')
  },
} as const satisfies AppAction
