import { useLingui } from '@lingui/react/macro'
import { useSyncState } from '#engine/documents/react/useSyncState.ts'
import { useProblemWords } from '#kits/words/useProblemWords.ts'

/**
 * Why the server refused a list or a whole item, as text. Problems of a single input are shown at that input.
 */
export function useListProblem(path: string): string | null {
  const { t } = useLingui()
  const { problems } = useSyncState()
  const found = problems.find(({ field }) => {
    const [list, , property] = field?.split('/') ?? []
    return list === path && property === undefined
  })
  const why = useProblemWords(found)
  if (why === null) return null
  return t`이 기기에는 저장했지만 서버에 저장하지 못했어요. ${why}`
}
