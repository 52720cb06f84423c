import { useLingui } from '@lingui/react/macro'
import { useLength } from '#features/editor/view/useLength.ts'
import { cutPath } from '#scene/back-ends/svg-values.ts'
import type { Body, Page } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { safeMargin } from '#scene/edit/safe-margin.ts'
import styles from './PageLines.module.css'

interface Props {
  readonly body: Body
  readonly page: Page
  readonly scale: number
}

/** px of the page from which there is room to say what its lines are. */
const wideCaption = 420

/** Where the page is cut, and in millimetre forms what is printed beyond it and what is safe within, with a caption. */
export function PageLines({ body, page, scale }: Props) {
  const { t } = useLingui()
  const say = useLength()
  const { width, height, bleed } = pageSizeOf(body)
  const at = body.pages.indexOf(page) + 1
  const name = page.name ?? t`${at}쪽`
  const isPrinted = body.unit === 'mm'
  const safe = isPrinted ? safeMargin(body) : 0
  const [w, h, over, inside] = [width, height, bleed, safe].map((length) => length * scale) as [
    number,
    number,
    number,
    number,
  ]
  const bleedLength = say(bleed)
  const safeLength = say(safe)
  return (
    <>
      <svg className={styles.lines} aria-hidden>
        <path
          className={styles.trim}
          data-line="trim"
          d={cutPath({ width: w, height: h, cut: page.cut ?? 'rect', bleed: 0, items: [], remarks: [] })}
        />
        {bleed > 0 && (
          <rect
            className={styles.bleed}
            data-line="bleed"
            x={-over}
            y={-over}
            width={w + 2 * over}
            height={h + 2 * over}
          />
        )}
        {isPrinted && w > 2 * inside && h > 2 * inside && (
          <rect
            className={styles.safe}
            data-line="safe"
            x={inside}
            y={inside}
            width={w - 2 * inside}
            height={h - 2 * inside}
            rx={page.cut === 'ellipse' ? '50%' : undefined}
          />
        )}
      </svg>
      <div className={styles.caption} style={{ width: w, top: -over }}>
        <b>{page.name === undefined ? name : `${at} ${name}`}</b>
        {isPrinted && w >= wideCaption && (
          <span className={styles.what}>
            {bleed > 0
              ? t`바깥 점선 재단 여백 ${bleedLength} · 안쪽 점선 안전 여백 ${safeLength}`
              : t`안쪽 점선 안전 여백 ${safeLength}`}
          </span>
        )}
      </div>
    </>
  )
}
