import { Trans, useLingui } from '@lingui/react/macro'
import Stamp from 'lucide-react/icons/stamp'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { contrastOf, labelOn, white } from '#model/colour/contrast.ts'
import { colourRoles } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { composeLogo, type Layout } from '#model/draft-logo/compose-logo.ts'
import { type Drawing, inInk, squared, toSvg } from '#model/draft-logo/drawing.ts'
import { firstLetter } from '#model/draft-logo/first-letter.ts'
import { lacksSymbol } from '#model/draft-logo/lacks-symbol.ts'
import { textOf } from '#model/fields/answers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { type Ground, PicturePane } from '#ui/media/PicturePane.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import DownloadPart from './DownloadPart.tsx'
import styles from './LogoMaker.module.css'
import LogoParts from './LogoParts.tsx'
import { useOutlines } from './useOutlines.ts'
import { useOwnSymbol } from './useOwnSymbol.ts'
import { looksOf, type StoredLogo, useStoreAsLogo } from './useStoreAsLogo.ts'

const StoredNotice = lazyComponent(() => import('./StoredNotice.tsx'), { when: afterFirstContentPaint })

const { visual } = guide

interface Props {
  state: LogoEditorState
  onChange: (changes: Partial<LogoEditorState>) => void
  /** Replaces all of it, also what is absent from the new state. */
  onReplace: (state: LogoEditorState) => void
  /** In the head of the page: the button that stores the logo. */
  actions: HTMLElement | null
  /** Gets the focus, because what was pressed is gone. */
  takesFocus: boolean
  onPropose: () => void
}

/** The logo on several grounds, beside what it is made of. */
export default function LogoEditor({ state, onChange, onReplace, actions, takesFocus, onPropose }: Props) {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('guide')
  const answers = useAnswers()
  const { outlines, isBusy, hasFailed, missing } = useOutlines(state)
  const storing = useStoreAsLogo()
  const letter = firstLetter(state.brandName.text)
  const [stored, setStored] = useState<StoredLogo | null>(null)
  const colours = colourRoles.slice(0, 4).flatMap((role) => textOf(answers, visual[role].path) || [])
  const drawing = outlines && composeLogo(state, outlines)
  const area = useRef<HTMLElement>(null)
  const [isFirst] = useState(takesFocus)
  useEffect(() => {
    if (!isFirst) return
    area.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [isFirst])
  return (
    <>
      {actions &&
        createPortal(
          <Button
            look="ink"
            icon={<Icon of={Stamp} />}
            aria-busy={storing.isBusy || undefined}
            disabledReason={isReadOnly ? t`보기 권한으로는 고칠 수 없어요.` : undefined}
            onClick={() => {
              if (lacksSymbol(state, letter)) showToast({ tone: 'error', text: t`심볼을 골라 주세요.` })
              else if (outlines && !storing.isBusy) void storing.storeAsLogo(state, outlines).then(setStored)
            }}
          >
            <Trans>로고로 쓰기</Trans>
          </Button>,
          actions,
        )}
      <section ref={area} tabIndex={-1} aria-label={t`로고 고치기`} className={styles.maker}>
        <div className={styles.stage}>
          <Segmented
            label={t`배치`}
            isBlock
            options={[
              { value: 'HORIZONTAL', label: t`가로형` },
              { value: 'VERTICAL', label: t`세로형` },
              { value: 'NAME', label: t`이름만` },
              { value: 'SYMBOL', label: t`심볼만` },
            ]}
            value={state.layout}
            onChoose={(layout: Layout) => onChange({ layout })}
          />
          {hasFailed && (
            <Banner tone="warning" look="box">
              <Trans>
                글꼴을 불러오지 못해 마지막으로 그린 모습을 보여 드려요. 연결되면 다시 그리고, 본 적 있는
                글꼴은 지금도 쓸 수 있어요.
              </Trans>
            </Banner>
          )}
          {missing !== '' && (
            <Banner tone="info" look="box">
              <Trans>이 글꼴로는 그릴 수 없는 글자가 있어요: {missing}</Trans>
            </Banner>
          )}
          {storing.error && (
            <Banner tone="danger" look="box">
              {storing.error}
            </Banner>
          )}
          {stored && outlines && (
            <StoredNotice stored={stored} looks={looksOf(state, outlines)} onOver={() => setStored(null)} />
          )}
          <Stage
            drawing={drawing}
            small={outlines && composeLogo(state, outlines, state.layout === 'NAME' ? 'NAME' : 'SYMBOL')}
            main={textOf(answers, visual.main.path)}
            isBusy={isBusy}
            name={state.brandName.text}
          />
          {drawing && <DownloadPart drawing={drawing} name={state.brandName.text} />}
        </div>
        <Stack gap={8}>
          <LogoParts
            state={state}
            letter={letter}
            colours={colours}
            onChange={onChange}
            onReplace={onReplace}
            onPropose={isReadOnly ? null : onPropose}
          />
        </Stack>
      </section>
    </>
  )
}

interface Pane {
  readonly ground: Ground
  readonly name: string
  readonly note: string
  /** One colour as `#RRGGBB`; null keeps the logo's own colours. */
  readonly ink: string | null
}

interface StageProps {
  drawing: Drawing | null
  /** Version for small sizes. */
  small: Drawing | null
  /** The brand's main colour; '' if there is none. */
  main: string
  isBusy: boolean
  name: string
}

function Stage({ drawing, small, main, isBusy, name }: StageProps) {
  const { t } = useLingui()
  const isSeen = drawing?.shapes.every(
    (shape) => shape.kind === 'svg' || shape.isReversed || contrastOf(shape.fill, main || white) >= 2,
  )
  const label = labelOn(main || white)
  const own = useOwnSymbol(drawing)
  const brandPane: Pane = {
    ground: 'brand',
    name: t`브랜드 컬러 바탕`,
    note: isSeen ? t`색 그대로` : label === white ? t`흰색` : t`먹색`,
    ink: isSeen ? null : label,
  }
  const panes: readonly Pane[] = [
    { ground: 'dark', name: t`어두운 바탕`, note: t`흰색`, ink: '#FFFFFF' },
    ...(main === '' ? [] : [brandPane]),
    { ground: 'paper', name: t`흑백`, note: t`검정`, ink: '#000000' },
  ]
  return (
    <div className={styles.panes} data-busy={isBusy || undefined}>
      <div className={styles.main}>
        <PicturePane ground="light">
          {drawing ? <Drawn drawing={drawing} alt={t`${name} 로고`} /> : <Skeleton width="50%" height={64} />}
        </PicturePane>
      </div>
      <div className={styles.grounds}>
        {panes.map(({ ground, name: pane, note, ink }) => (
          <PicturePane key={ground} ground={ground} name={pane} note={note} isSmall>
            {drawing && own && <Drawn drawing={ink ? inInk(drawing, ink, own) : drawing} alt="" />}
          </PicturePane>
        ))}
      </div>
      {small && (
        <div className={styles.small}>
          {[64, 32, 16].map((px) => (
            <img key={px} src={asUrl(squared(small))} width={px} height={px} alt="" />
          ))}
          <span className={styles.smallNote}>
            <Trans>64, 32, 16px로 줄였을 때</Trans>
          </span>
        </div>
      )}
    </div>
  )
}

function Drawn({ drawing, alt }: { drawing: Drawing; alt: string }) {
  return <img src={asUrl(drawing)} alt={alt} className={styles.drawn} />
}

function asUrl(drawing: Drawing): string {
  return `data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}`
}
