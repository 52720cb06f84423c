import { useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { CSSProperties } from 'react'
import { SceneSvg } from '#kits/design/scene/SceneSvg.tsx'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { frameOf } from '#scene/back-ends/svg-values.ts'
import type { Body } from '#scene/body/body.ts'
import { safeMargin } from '#scene/edit/safe-margin.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import { useLength } from '../view/useLength.ts'
import styles from './Print.module.css'
import { PrintLines } from './PrintLines.tsx'
import type { PrintCheck } from './usePrintCheck.ts'

interface Props {
  readonly check: PrintCheck
  /** Index of the page. */
  readonly at: number
  readonly onTurn: (at: number) => void
}

/** A page as it is printed, with its bleed, where it is cut, what is safe, and the places of what was found. */
export function PrintPage({ check, at, onTurn }: Props) {
  const { t } = useLingui()
  const { body, dress } = useShown()
  const pictures = usePictureUrls(dress.bytes)
  const { pages } = body
  const page = pages[at]
  const drawing = check.drawings[at]
  if (!page || !drawing) return null
  const frame = frameOf(drawing, true)
  const label = t`${pages.length}쪽 가운데 ${at + 1}쪽`
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet} style={{ '--ratio': frame.width / frame.height } as CSSProperties}>
        <SceneSvg
          drawing={drawing}
          label={label}
          pictures={pictures}
          isWithBleed
          className={styles.picture}
        />
        <PrintLines drawing={drawing} margin={safeMargin(body)} />
        {check.findings.map(
          ({ page: of, at: box, fault, layer, level }, index) =>
            of === page.id &&
            box && (
              <span
                key={`${fault} ${layer}`}
                aria-hidden
                className={styles.mark}
                data-level={level}
                style={{
                  left: share(box.right - frame.x, frame.width),
                  top: share(box.top - frame.y, frame.height),
                }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <figcaption className={styles.caption}>
        {pages.length > 1 && (
          <IconButton
            label={t`이전 쪽`}
            icon={<Icon of={ChevronLeft} />}
            disabled={at === 0}
            onClick={() => onTurn(at - 1)}
          />
        )}
        <PageWords body={body} at={at} />
        {pages.length > 1 && (
          <IconButton
            label={t`다음 쪽`}
            icon={<Icon of={ChevronRight} />}
            disabled={at === pages.length - 1}
            onClick={() => onTurn(at + 1)}
          />
        )}
        <MarginWords body={body} drawing={drawing} />
      </figcaption>
    </figure>
  )
}

/** Within the picture, so that a mark is seen whose place is beyond it. */
function share(of: number, whole: number): string {
  return `${Math.min(97, Math.max(3, (of / whole) * 100))}%`
}

function PageWords({ body, at }: { readonly body: Body; readonly at: number }) {
  const { t, i18n } = useLingui()
  const { width, height, unit, pages } = body
  const size = `${i18n.number(width)} × ${i18n.number(height)} ${unit}`
  const name = pages[at]?.name ?? t`${at + 1}쪽`
  return (
    <span role="status">
      {name} · {size}
    </span>
  )
}

function MarginWords({ body, drawing }: { readonly body: Body; readonly drawing: Drawing }) {
  const { t } = useLingui()
  const say = useLength()
  const [bleed, safe] = [say(drawing.bleed), say(safeMargin(body))]
  return (
    <Text as="span" tone="soft" className={styles.margins}>
      {drawing.bleed > 0 ? t`바깥 재단 여백 ${bleed} · 안쪽 안전 여백 ${safe}` : t`안쪽 안전 여백 ${safe}`}
    </Text>
  )
}
