import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useValue } from '#device/documents/react/useValue.ts'
import { faceOf, styleOf } from '#device/fonts/face-of.ts'
import { useFont } from '#device/fonts/useFont.ts'
import { contentOf } from '#device/words/content.ts'
import { pageLanguage } from '#device/words/page-language.ts'
import { guide } from '#model/documents/guide.ts'
import { fontSampleOf } from '#model/typography/font-sample.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import type { FontRole } from '#model/workbook/steps.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './TypographyChapter.module.css'

const { visual } = guide
const roles: readonly { role: FontRole; step: string }[] = [
  { role: 'korMain', step: 'visual/typography/kor-main' },
  { role: 'korSub', step: 'visual/typography/kor-sub' },
  { role: 'engMain', step: 'visual/typography/eng-main' },
  { role: 'engSub', step: 'visual/typography/eng-sub' },
]

/** The four fonts as specimens with the brand's own text. */
export function TypographyChapter() {
  return (
    <div className={styles.specimens}>
      {roles.map(({ role, step }) => (
        <Specimen key={role} role={role} step={step} />
      ))}
    </div>
  )
}

function Specimen({ role, step }: { role: FontRole; step: string }) {
  const { t } = useLingui()
  const [choice] = useValue(visual[role])
  const { heading, body, glyphs } = fontSampleOf(role, useAnswers())
  const face = faceOf(choice)
  const state = useFont(face, `${heading}${body}${glyphs}`)
  const label = contentOf('workbook').steps[step]?.name ?? ''
  if (!face) {
    return (
      <article className={styles.specimen}>
        <header>
          <span>{label}</span>
        </header>
        <Link to="/work-book/$" params={stepParams(step)} className={styles.blank}>
          <span className={styles.hairlines} aria-hidden>
            <i />
            <i />
          </span>
          <span>
            <Trans>{label} 고르기</Trans>
          </span>
        </Link>
      </article>
    )
  }
  const look = styleOf(face)
  const { family, weight } = face
  const name = pageLanguage().startsWith('ko') ? family.name.ko : family.name.en
  return (
    <article className={styles.specimen}>
      <header>
        <b>{name}</b>
        <span>
          {label} · {weight}
        </span>
        <Link
          to="/work-book/$"
          params={stepParams(step)}
          className={styles.edit}
          aria-label={t`${label} 고치기`}
          title={t`${label} 고치기`}
          data-print="none"
        >
          <Icon of={PenLine} size="small" />
        </Link>
      </header>
      <p className={styles.big} style={look} lang={family.language} data-field={visual[role].path}>
        {heading}
      </p>
      <p className={styles.text} style={look} lang={family.language}>
        {body}
      </p>
      <p className={styles.glyphs} style={look} lang={family.language} aria-hidden>
        {glyphs}
      </p>
      {state === 'failed' && (
        <p className={styles.note} role="status">
          <Trans>글꼴을 불러오지 못해 기본 글꼴로 보여요. 연결되면 다시 불러와요.</Trans>
        </p>
      )}
    </article>
  )
}
