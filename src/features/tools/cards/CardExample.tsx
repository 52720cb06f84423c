import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { firstSyllable } from '#model/hangul/first-syllable.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { isTextTool, type TextTool, type ToolKey } from '#model/tools/tools.ts'
import type { ToolBrand } from '../brand/tool-brand.ts'
import styles from './CardExample.module.css'
import { exampleText } from './example-text.ts'
import { TemplateExamples } from './TemplateExamples.tsx'

interface Props {
  tool: ToolKey
  brand: ToolBrand
}

/** What a tool would make of the brand, small. */
export function CardExample({ tool, brand }: Props) {
  if (isTextTool(tool)) return <TextExample tool={tool} brand={brand} />
  switch (tool) {
    case 'logo':
      return <LogoExample brand={brand} />
    case 'layout':
      return <TemplateExamples />
    case 'resize':
      return <SizeExample brand={brand} />
    case 'image':
      return <PictureExample brand={brand} />
    default:
      return <GroundExample brand={brand} />
  }
}

function TextExample({ tool, brand }: { tool: TextTool; brand: ToolBrand }) {
  const { t } = useLingui()
  const [today] = useState(() => seoulDayOf(Date.now()))
  const text = exampleText(tool, brand, today)
  return <span className={styles.line}>{text || t`가이드를 채우면 여기에 먼저 써요`}</span>
}

function LogoExample({ brand: { name } }: { brand: ToolBrand }) {
  const { main, secondary } = useFromAnswers(coloursOf)
  return (
    <span className={styles.grounds} aria-hidden>
      <span className={styles.ground}>{name}</span>
      <span className={styles.ground} style={main ? { background: main } : undefined} data-mark>
        <i>{firstSyllable(name)}</i>
      </span>
      <span className={styles.ground} style={secondary ? { background: secondary } : undefined} data-mark>
        <i>{firstSyllable(name)}</i>
      </span>
    </span>
  )
}

function SizeExample({ brand: { name } }: { brand: ToolBrand }) {
  const mark = firstSyllable(name)
  return (
    <span className={styles.sizes} aria-hidden>
      {['square', 'portrait', 'story'].map((shape) => (
        <span key={shape} data-shape={shape}>
          {mark}
        </span>
      ))}
    </span>
  )
}

function PictureExample({ brand: { items } }: { brand: ToolBrand }) {
  const { t } = useLingui()
  const [item = ''] = items
  return (
    <span className={styles.line}>
      {item === '' ? t`가이드를 채우면 여기에 먼저 써요` : t`${item}, 사진처럼 또는 수채화로`}
    </span>
  )
}

function GroundExample({ brand: { name } }: { brand: ToolBrand }) {
  const mark = firstSyllable(name)
  return (
    <span className={styles.cut} aria-hidden>
      <span>
        <i>{mark}</i>
      </span>
      <span data-cut>
        <i>{mark}</i>
      </span>
    </span>
  )
}
