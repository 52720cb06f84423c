import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Scaling from 'lucide-react/icons/scaling'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useDesigns } from '#kits/design/document/useDesigns.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import { parseDocumentName } from '#model/document-kinds/names.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'
import panes from '../panes/ToolPanes.module.css'
import styles from './DesignTools.module.css'

const atMost = 8

/** The designs that were changed last: a press opens one in the editor, with its other sizes. */
export default function ResizeTool() {
  const { t } = useLingui()
  const { brand } = useDocument()
  const words = useFormWords()
  const { designs, state } = useDesigns(brand)
  const openEditor = useOpenEditor()
  const own = (designs ?? [])
    .filter(
      ({ createdType, trashedAt, mayWrite }) => createdType === 'USER' && trashedAt === null && mayWrite,
    )
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .slice(0, atMost)
  if (designs === null && state.kind !== 'failed') return <Skeleton lines={4} />
  if (designs === null)
    return <Note className={panes.pane}>{t`디자인 목록을 읽지 못했어요. 연결되면 다시 열어 주세요.`}</Note>
  if (own.length === 0)
    return (
      <Stack gap={3} align="start" className={panes.pane}>
        <Note>
          <Trans>크기를 바꿀 디자인이 아직 없어요. 마켓에서 하나 골라 시작해 보세요.</Trans>
        </Note>
        <Link to="/brand/market" className={buttonClass()}>
          <Trans>템플릿 마켓</Trans>
        </Link>
      </Stack>
    )
  return (
    <Stack gap={3} className={panes.pane}>
      <Note>
        <Trans>디자인을 고르면 편집기에서 새 크기를 물어요. 원래 것은 그대로 둘 수 있어요.</Trans>
      </Note>
      <ul className={styles.designs}>
        {own.map(({ document, title, form, width, height, unit }) => (
          <li key={document}>
            <Button
              isBlock
              icon={<Icon of={Scaling} size="small" />}
              onClick={() => void openEditor(parseDocumentName(document)?.id ?? '', 'resize')}
            >
              <span className={styles.name}>{title || t`이름 없는 디자인`}</span>
              <Text as="span" tone="soft" size="small">
                {(form && words.form[form]) ?? (width && height && unit ? `${width}×${height} ${unit}` : '')}
              </Text>
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
