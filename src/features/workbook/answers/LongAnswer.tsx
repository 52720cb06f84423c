import { useLingui } from '@lingui/react/macro'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { useTextMarks } from '#kits/voice/text-marks.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { colourOf } from '#ui/colour-of.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Editors } from './Editors.tsx'
import styles from './LongAnswer.module.css'
import { useReadOnlyReason } from './useReadOnlyReason.ts'
import { useTextError } from './useTextError.ts'

const CaretOverlay = lazyComponent(() => import('#ui/controls/CaretOverlay.tsx'), {
  when: afterFirstContentPaint,
})
const MarkOverlay = lazyComponent(() => import('#ui/controls/MarkOverlay.tsx'), {
  when: afterFirstContentPaint,
})

interface Props {
  handle: TextHandle
  label: ReactNode
  isLabelHidden?: boolean
  placeholder?: string | undefined
  rows?: number
}

/** Multi-line text field for several people at once, with their carets and an undo of one's own changes. */
export function LongAnswer({ handle, label, isLabelHidden, placeholder, rows }: Props) {
  const { t } = useLingui()
  const binding = useTextBinding(handle)
  const lock = useReadOnlyReason()
  const fault = useTextError(handle, binding)
  const { text, carets, editors } = binding
  const first = editors[0]
  const marks = useTextMarks(handle.path, text)
  return (
    <RuledField
      ref={binding.ref}
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={placeholder}
      hint={lock}
      error={fault}
      limit={handle.max}
      used={binding.length}
      readOnly={lock !== null}
      rows={rows ?? 5}
      {...(first ? { ring: `var(--p${colourOf(first.id)})` } : {})}
      overlay={
        <>
          {marks.length > 0 && <MarkOverlay text={text} marks={marks} />}
          {carets.length > 0 && (
            <CaretOverlay
              text={text}
              carets={carets.map(({ id, person, head, anchor }) => ({
                id,
                name: person.name,
                colour: colourOf(person.id),
                head,
                anchor,
              }))}
            />
          )}
        </>
      }
      footer={
        <>
          <Editors people={editors} />
          {lock === null && (
            <span className={styles.tools}>
              <IconButton
                size="small"
                label={t`내 입력 실행 취소`}
                icon={<Icon of={Undo} size="small" />}
                onClick={binding.undo}
              />
              <IconButton
                size="small"
                label={t`내 입력 다시 하기`}
                icon={<Icon of={Redo} size="small" />}
                onClick={binding.redo}
              />
            </span>
          )}
        </>
      }
    />
  )
}
