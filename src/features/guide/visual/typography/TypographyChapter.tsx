import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { faceOf, styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { contentOf } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { fontSampleOf } from '#model/typography/font-sample.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import type { FontRole } from '#model/workbook/steps.ts'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
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
  const { heading, body, glyphs } = useFromAnswers((answers) => fontSampleOf(role, answers))
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
        <Text tone="soft" size="small" role="status">
          <Trans>글꼴을 불러오지 못해 기본 글꼴로 보여요. 연결되면 다시 불러와요.</Trans>
        </Text>
      )}
    </article>
  )
}
