import { Trans } from '@lingui/react/macro'
import PenLine from 'lucide-react/icons/pen-line'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { takenListOf } from '#model/documents/taken-list.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { fieldAtPath } from '#model/workbook/field-at-path.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { phoneOnlyClass } from '#ui/layout/width-class.ts'
import { focusField, textAtPath } from './drafts/open-field.ts'
import { noteTaken, type Taken, useTaken } from './drafts/taken-state.ts'
import { openSideBar } from './side-bar-state.ts'
import styles from './UnderAnswer.module.css'

/** Under the answer: on phones what opens the side bar; what was taken from it, by whom and when, until the page is left. */
export default function UnderAnswer({ step }: { step: string }) {
  const taken = useTaken()
  const handle = taken && fieldAtPath(taken.path)?.step === step ? textAtPath(taken.path) : null
  return (
    <>
      {taken && handle && <Note taken={taken} handle={handle} />}
      <div className={phoneOnlyClass}>
        <Button
          look="quiet"
          size="small"
          hangs="start"
          icon={<Icon of={PenLine} size="small" />}
          onClick={() => openSideBar()}
        >
          <Trans>제안과 브랜드 점검 열기</Trans>
        </Button>
      </div>
    </>
  )
}

function Note({ taken, handle }: { taken: Taken; handle: TextHandle }) {
  const { text, undo } = useTextBinding(handle)
  const { document } = useDocumentView(handle.document)
  const { number, person, at, source, entry } = taken
  const when = shortMoment(at)
  return (
    <p className={styles.note} role="status">
      <Icon of={ScrollText} size="small" />
      <span>
        <Origin source={source} number={number} />
        {' · '}
        {person !== '' && `${person}, `}
        {when}
      </span>
      {text === taken.text && (
        <Button
          look="quiet"
          size="small"
          onClick={({ detail }) => {
            undo()
            const list = takenListOf(handle.document)
            if (list && entry !== null) document.editBeside((doc) => list.remove(doc, entry))
            noteTaken(null)
            // The button goes away. After a touch, a focus in the field would open the keyboard of the screen.
            if (detail === 0) focusField(handle.path)
          }}
        >
          <Trans>받은 것 실행 취소</Trans>
        </Button>
      )}
    </p>
  )
}

function Origin({ source, number }: Pick<Taken, 'source' | 'number'>) {
  switch (source) {
    case 'CHECK':
      return <Trans>브랜드 점검에서 고쳤어요</Trans>
    case 'AI':
      if (number === null) return <Trans>AI 제안에서 받았어요</Trans>
      return <Trans>{number}번째 문장은 AI 제안에서 받았어요</Trans>
    case 'RULES':
      if (number === null) return <Trans>규칙으로 지은 초안에서 받았어요</Trans>
      return <Trans>{number}번째 문장은 규칙으로 지은 초안에서 받았어요</Trans>
  }
}
