import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/overlays/toasts.ts'

interface Named {
  readonly name: string
}

/** Says what was done in a library: the words are the same in each. */
export function useTellDone() {
  const { t } = useLingui()
  const tell = (text: string) => void showToast({ tone: 'success', text })
  return {
    renamed: (name: string) => tell(t`이름을 바꿨어요: ${name}`),
    folderMade: (name: string) => tell(t`‘${name}’ 폴더를 만들었어요`),
    deletedForGood: (count: number) => tell(t`${count}개를 완전히 지웠어요`),
    /** Offers to put the items back. */
    trashed: (items: readonly Named[], putBack: () => void) => {
      const count = items.length
      const name = items[0]?.name ?? ''
      showToast({
        tone: 'success',
        text: count === 1 ? t`‘${name}’ 항목을 휴지통으로 옮겼어요` : t`${count}개를 휴지통으로 옮겼어요`,
        action: { label: t`실행 취소`, onPress: putBack },
      })
    },
  }
}
