import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Download from 'lucide-react/icons/download'
import { Suspense, useRef, useState } from 'react'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { prepareExport } from '#kits/design/export/run-apart.ts'
import type { Body } from '#scene/body/body.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Row } from '#ui/Stack.tsx'
import type { Target } from './bring-files.ts'
import { choiceFor, type DownloadChoice, keepChoice, readChoice } from './download-choice.ts'
import { useDownload } from './useDownload.ts'

const loadPanel = () => import('./DownloadPanel.tsx')
const DownloadPanel = lazyComponent(loadPanel)

interface Props {
  /** One or more designs; several become one archive. */
  bodies: readonly Body[]
  /** The page of the first one that is on the screen, which is copied. */
  shownPage?: number
  dress: DressOfBrand
  /** One icon, which opens all that can be chosen: where there is little room. */
  isCompact?: boolean
  /** Where it is said why there is nothing to download yet. */
  reasonAt?: 'below' | 'hidden'
}

/** Makes files of designs as this device did last; its second half opens all that can be chosen. */
export function DownloadButton({
  bodies,
  shownPage = 0,
  dress,
  isCompact = false,
  reasonAt = 'below',
}: Props) {
  const { t } = useLingui()
  const [chosen, setChoice] = useState(readChoice)
  const choice = choiceFor(bodies, chosen)
  const [isOpen, setIsOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const { isBusy, send } = useDownload(bodies, dress, shownPage)
  const reason = isBusy ? t`파일을 만들고 있어요` : dress.isWhole ? undefined : t`로고와 사진을 읽고 있어요`

  function change(next: DownloadChoice): void {
    setChoice(next)
    keepChoice(next)
  }
  function sendTo(target: Target): void {
    setIsOpen(false)
    send(choice, target)
  }
  function prepare(): void {
    if (!isBusy) prepareExport(choice.format === 'pdf' ? 'pdf' : 'pictures')
  }
  function preparePanel(): void {
    prepare()
    // A hint alone: the press loads it again.
    loadPanel().catch(() => undefined)
  }
  const format = choice.format === 'webp' ? 'WebP' : choice.format.toUpperCase()
  return (
    <Row gap={1}>
      {!isCompact && (
        <Button
          look="ink"
          icon={<Icon of={Download} />}
          disabledReason={reason}
          reasonAt={reasonAt}
          onClick={() => send(choice, 'device')}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Trans>내려받기</Trans>
        </Button>
      )}
      <Button
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={isCompact ? t`내려받기` : t`${format}, 형식과 받을 곳 고르기`}
        {...(isCompact
          ? { look: 'ink' as const, isIconOnly: true, icon: <Icon of={Download} /> }
          : { end: <Icon of={ChevronDown} /> })}
        disabledReason={reason}
        reasonAt="hidden"
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={preparePanel}
        onFocus={preparePanel}
      >
        {!isCompact && format}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DownloadPanel
            bodies={bodies}
            choice={choice}
            anchor={anchor}
            onChange={change}
            onSend={sendTo}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Row>
  )
}
