import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Presentation from 'lucide-react/icons/presentation'
import X from 'lucide-react/icons/x'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { phone } from '#ui/media-queries.ts'
import { Text } from '#ui/Text.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { EditorMenu } from '../actions/EditorMenu.tsx'
import { useAction } from '../scope/ActionsContext.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import type { EditorScreenProps } from '../state/screen-props.ts'
import { PeopleBar } from '../together/PeopleBar.tsx'
import { DesignName } from './DesignName.tsx'
import styles from './TopBar.module.css'
import { UndoButtons } from './UndoButtons.tsx'
import { ZoomPart } from './ZoomPart.tsx'

/** Name of the design, where it is saved, undo, zoom, people, presentation, download. */
export function TopBar({ download, state }: EditorScreenProps) {
  const { isReadOnly } = useDocumentView('design')
  const { body, page, dress } = useShown()
  const isPhone = useMedia(phone)
  const shownPage = page ? body.pages.indexOf(page) : 0
  return (
    <header className={styles.bar}>
      <WayBack />
      <EditorMenu />
      <DesignName />
      <div className={styles.state}>{state}</div>
      <div className={styles.middle}>
        {isReadOnly ? (
          <Text as="span" tone="soft" size="small">
            <Trans>보기만 할 수 있어요</Trans>
          </Text>
        ) : (
          <UndoButtons />
        )}
        {!isPhone && (
          <>
            <span className={styles.line} />
            <ZoomPart />
          </>
        )}
      </div>
      <div className={styles.end}>
        {!isPhone && <PeopleBar />}
        {!isPhone && <PresentButton />}
        {download({ bodies: [body], shownPage, dress, isCompact: isPhone })}
      </div>
    </header>
  )
}

/** Its word only where there is room. */
function PresentButton() {
  const { i18n } = useLingui()
  const present = useAction('present')
  if (!present) return null
  const label = i18n._(present.short ?? present.label)
  return (
    <Button
      look="quiet"
      className={styles.present ?? ''}
      aria-label={label}
      title={label}
      icon={<Icon of={Presentation} />}
      disabledReason={present.disabledReason}
      reasonAt="hidden"
      onClick={present.run}
    >
      <span className={styles.wide}>{label}</span>
    </Button>
  )
}

/** To the screen of the design; a window that was opened for the editor is closed. */
function WayBack() {
  const { t } = useLingui()
  const { document } = useDocumentView('design')
  if (window.opener)
    return <IconButton label={t`편집기 닫기`} icon={<Icon of={X} />} onClick={() => window.close()} />
  return (
    <Link
      to="/brand/design/$id"
      params={{ id: document.name.slice('design/'.length) }}
      className={buttonClass({ look: 'quiet', isIconOnly: true })}
      aria-label={t`디자인으로 돌아가기`}
      title={t`디자인으로 돌아가기`}
    >
      <Icon of={ArrowLeft} />
    </Link>
  )
}
