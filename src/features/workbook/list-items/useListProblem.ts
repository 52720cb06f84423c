import { useLingui } from '@lingui/react/macro'
import { useSyncState } from '#device/documents/react/useSyncState.ts'
import { useProblemWords } from '#device/words/useProblemWords.ts'

/** What the server would not take of a list or of a whole item, in words. What is about one input stands at that input. */
export function useListProblem(path: string): string | null {
  const { t } = useLingui()
  const { problems } = useSyncState()
  const found = problems.find(({ field }) => {
    const [list, , property] = field?.split('/') ?? []
    return list === path && property === undefined
  })
  const why = useProblemWords(found)
  if (why === null) return null
  return t`이 기기에는 저장했지만 서버에 저장하지 못했습니다. ${why}`
}
