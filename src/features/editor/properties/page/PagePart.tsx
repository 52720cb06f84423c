import { Trans, useLingui } from '@lingui/react/macro'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import { design } from '#model/documents/design.ts'
import type { Page, Paint } from '#scene/body/body.ts'
import { OutsideOf } from '../colours/OutsideOf.tsx'
import { PaintField } from '../colours/PaintField.tsx'
import { exchanged } from '../colours/paints.ts'
import { UsedColours } from '../colours/UsedColours.tsx'
import { FieldGroup, Said } from '../fields/FieldGroup.tsx'
import { NumberProperty } from '../fields/NumberProperty.tsx'

const { bleed, layers } = design.design

/** What is set of the page itself, and what it uses. */
export function PagePart({ page }: { page: Page }) {
  const { t } = useLingui()
  const { body } = useShown()
  const { form: forms } = useFormWords()
  const background = layers.properties.background.at(page.id)
  return (
    <>
      <FieldGroup title={<Trans>크기</Trans>} aside={body.unit}>
        {forms[body.form] !== undefined && <Said label={t`판형`}>{forms[body.form]}</Said>}
        <Said label={t`너비 × 높이`}>
          {body.width} × {body.height} {body.unit}
        </Said>
        {body.unit === 'mm' && (
          <NumberProperty
            label={t`재단 여백`}
            value={body.bleed ?? 0}
            unit="mm"
            digits={1}
            atLeast={0}
            atMost={20}
            onChange={(doc, next) => bleed.write(doc, next(bleed.read(doc) ?? 0) || null)}
          />
        )}
      </FieldGroup>
      <FieldGroup title={<Trans>바탕</Trans>}>
        <PaintField
          label={t`쪽의 바탕`}
          hasNone={false}
          value={page.background}
          onChange={(doc, next) =>
            layers.has(doc, page.id) &&
            background.write(doc, next((background.read(doc) as Paint | null) ?? page.background))
          }
        />
        <OutsideOf
          paints={[page.background]}
          isLocked={false}
          onMend={(doc, from, to) =>
            background.write(doc, exchanged(background.read(doc) as Paint | null, from, to))
          }
        />
      </FieldGroup>
      <UsedColours page={page} />
    </>
  )
}
