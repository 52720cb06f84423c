import { useLingui } from '@lingui/react/macro'
import { languages } from '#model/language/languages.ts'
import type { ModelTask } from './model-task.ts'

/** The name of what was asked for, on its button and over what came. */
export function useTaskWords(): (task: ModelTask) => string {
  const { t } = useLingui()
  return (task) => {
    switch (task.kind) {
      case 'draft':
        return t`새 초안`
      case 'translate':
        return languages.find(({ key }) => key === task.language)?.name ?? task.language
      case 'rewrite':
        return {
          shorter: t`더 짧게`,
          easier: t`더 쉽게`,
          politer: t`더 공손하게`,
          ourVoice: t`브랜드 말투로`,
        }[task.way]
    }
  }
}
