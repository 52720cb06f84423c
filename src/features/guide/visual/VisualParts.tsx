import { useLingui } from '@lingui/react/macro'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { useFileUrl } from '#engine/files/useFileUrl.ts'
import { faceOf, styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { colourWord } from '#kits/words/colour-words.ts'
import { contentOf } from '#kits/words/content.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { brandRoles, type ColourRole, statusRoles } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { ValueField } from '#model/fields/value.ts'
import { fontSampleOf } from '#model/typography/font-sample.ts'
import { type FontRole, stepsOf } from '#model/workbook/steps.ts'
import { SheetPart } from '#ui/paper/Sheet.tsx'
import { FileState } from './files/FileState.tsx'
import styles from './VisualParts.module.css'

interface Props {
  section: string
  step: string
}

const { visual } = guide

/** The answers of a visual section as parts of its sheet: images, swatches, samples of fonts. */
export default function VisualParts({ section, step }: Props) {
  if (section === 'visual/color') return <Colours step={step} />
  return stepsOf(section).map(({ path, question }) => {
    if (question.kind === 'logoFile')
      return <Logo key={path} field={question.field} path={path} isCurrent={path === step} />
    if (question.kind === 'vectorLogo')
      return <Logo key={path} field={visual['logoJson.vector']} path={path} isCurrent={path === step} />
    if (question.kind === 'font')
      return <Type key={path} role={question.role} path={path} isCurrent={path === step} />
    return null
  })
}

interface LogoProps {
  field: ValueField<FileReference>
  path: string
  isCurrent: boolean
}

function Logo({ field, path, isCurrent }: LogoProps) {
  const { t } = useLingui()
  const [reference] = useValue(field)
  const shown = useFileUrl(reference)
  const name = contentOf('workbook').steps[path]?.name ?? ''
  return (
    <SheetPart
      label={name}
      emptyText={t`아직 비어 있어요`}
      isEmpty={reference === null}
      isCurrent={isCurrent}
    >
      <span className={styles.picture}>
        {shown.url && <img src={shown.url} alt={name} />}
        <FileState shown={shown} />
      </span>
    </SheetPart>
  )
}

function Type({ role, path, isCurrent }: { role: FontRole; path: string; isCurrent: boolean }) {
  const { t } = useLingui()
  const [choice] = useValue(visual[role])
  const face = faceOf(choice)
  const { heading, body } = useFromAnswers((answers) => fontSampleOf(role, answers))
  const text = role.endsWith('Main') ? heading : body
  useFont(face, text)
  const isKorean = pageLanguage().startsWith('ko')
  return (
    <SheetPart
      label={contentOf('workbook').steps[path]?.name ?? ''}
      emptyText={t`아직 비어 있어요`}
      isEmpty={face === null}
      isCurrent={isCurrent}
    >
      {face && (
        <span className={styles.type}>
          <span
            style={styleOf(face)}
            lang={face.family.language}
            className={role.endsWith('Main') ? styles.heading : styles.body}
          >
            {text}
          </span>
          <small>
            {isKorean ? face.family.name.ko : face.family.name.en} · {face.weight}
          </small>
        </span>
      )}
    </SheetPart>
  )
}

function Colours({ step }: { step: string }) {
  const { t } = useLingui()
  const colours = useFromAnswers(coloursOf)
  const groups: readonly { key: string; label: string; roles: readonly ColourRole[]; step: string }[] = [
    { key: 'main', label: t`메인`, roles: ['main'], step: 'visual/color/main' },
    {
      key: 'brand',
      label: t`함께`,
      roles: brandRoles.filter((role) => role !== 'main'),
      step: 'visual/color/pallet',
    },
    { key: 'status', label: t`상태`, roles: statusRoles, step: 'visual/color/pallet' },
  ]
  return groups.map(({ key, label, roles, step: path }) => (
    <SheetPart
      key={key}
      label={label}
      emptyText={t`아직 비어 있어요`}
      isEmpty={roles.every((role) => colours[role] === null)}
      isCurrent={path === step}
    >
      <span className={styles.swatches} data-main={key === 'main' || undefined}>
        {roles.map((role) => {
          const hex = colours[role]
          return (
            hex && (
              <span key={role} className={styles.swatch}>
                <i style={{ background: hex }} />
                <small>
                  {colourWord(role)}
                  <br />
                  {hex}
                </small>
              </span>
            )
          )
        })}
      </span>
    </SheetPart>
  ))
}
