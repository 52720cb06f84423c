import { useLingui } from '@lingui/react/macro'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Repeat from 'lucide-react/icons/repeat'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { usePlannerActions } from '#kits/planner/usePlanner.ts'
import { kindKeys } from '#model/documents/planner-keys.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { useEntryEdits } from '../edits/useEntryEdits.ts'

const RepeatDialog = lazyComponent(() => import('./RepeatDialog.tsx'))

interface Props {
  entry: PlannerEntry
  onClose: () => void
}

/** What else is done with an entry. */
export function EntryMenu({ entry, onClose }: Props) {
  const { t } = useLingui()
  const { duplicate, takeBack, remove } = usePlannerActions()
  const words = usePlannerWords()
  const { write } = useEntryEdits(entry.key)
  const [isRepeating, setIsRepeating] = useState(false)
  const acts: Record<string, () => void> = {
    duplicate: () => {
      const copy = duplicate(entry.key)
      if (copy === null) {
        showToast({ tone: 'error', text: t`플래너가 가득 차서 더 만들 수 없어요` })
        return
      }
      showToast({
        tone: 'success',
        text: t`같은 날에 사본을 만들었어요`,
        action: { label: t`실행 취소`, onPress: () => takeBack([copy]) },
      })
    },
    repeat: () => setIsRepeating(true),
    remove: () => {
      const restore = remove(entry.key)
      if (!restore) return
      onClose()
      showToast({ tone: 'info', text: t`글을 지웠어요`, action: { label: t`실행 취소`, onPress: restore } })
    },
  }
  return (
    <>
      <MenuButton
        label={t`더 하기`}
        look="quiet"
        size="small"
        icon={<Icon of={Ellipsis} />}
        groups={[
          {
            id: 'kinds',
            label: t`종류`,
            entries: kindKeys.map((key) => ({
              id: key,
              label: words.kind(key),
              isOn: key === entry.kind,
            })),
          },
          {
            id: 'copies',
            entries: [
              { id: 'duplicate', label: t`사본 만들기`, icon: <Icon of={CopyPlus} size="small" /> },
              {
                id: 'repeat',
                label: t`되풀이하기`,
                icon: <Icon of={Repeat} size="small" />,
                ...(entry.day === null ? { isDisabled: true, note: t`날짜가 있어야 해요` } : {}),
              },
            ],
          },
          {
            id: 'removal',
            entries: [
              { id: 'remove', label: t`지우기`, icon: <Icon of={Trash2} size="small" />, isDanger: true },
            ],
          },
        ]}
        onChoose={(id) => {
          const kind = kindKeys.find((key) => key === id)
          if (kind) write({ kind: kind === entry.kind ? null : kind })
          else acts[id]?.()
        }}
      />
      {isRepeating && entry.day !== null && (
        <Suspense fallback={null}>
          <RepeatDialog entry={entry} day={entry.day} onClose={() => setIsRepeating(false)} />
        </Suspense>
      )}
    </>
  )
}
