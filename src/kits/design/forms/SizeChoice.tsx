import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { FormWords } from '#kits/words/content.ts'
import { formLimits, sizeUnits } from '#model/forms/forms.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { type CanvasSize, canLock, faultOf, type SizeChange } from './canvas-size.ts'
import { FormList } from './FormList.tsx'
import type { FormUse } from './find-forms.ts'
import styles from './SizeChoice.module.css'

interface Props {
  size: CanvasSize
  words: FormWords
  onChange: (change: SizeChange) => void
}

/** The size of a page: a form by its use and name, or width, height and unit. */
export function SizeChoice({ size, words, onChange }: Props) {
  const { t } = useLingui()
  const [use, setUse] = useState<FormUse>('web')
  const [query, setQuery] = useState('')
  const faultWords = (text: string) => {
    const fault = faultOf(text)
    const { smallest, largest } = formLimits
    if (fault === null || fault === 'missing') return undefined
    if (fault === 'number') return t`숫자로 적어 주세요.`
    return fault === 'small' ? t`${smallest} 이상이어야 해요.` : t`${largest} 이하여야 해요.`
  }
  const list = (of: FormUse) => (
    <FormList
      use={of}
      query={query}
      words={words}
      chosen={size.form}
      onChoose={(form) => onChange({ type: 'pick', form })}
    />
  )
  return (
    <Stack gap={4}>
      <TextField
        label={t`크기 이름으로 찾기`}
        isLabelHidden
        placeholder={t`인스타그램, 명함, 현수막`}
        type="search"
        start={<Icon of={Search} size="small" />}
        value={query}
        maxLength={60}
        data-autofocus
        onText={setQuery}
      />
      <Tabs<FormUse>
        label={t`쓰임`}
        value={use}
        onChoose={setUse}
        tabs={[
          { id: 'web', label: <Trans>웹 콘텐츠</Trans>, content: list('web') },
          { id: 'print', label: <Trans>인쇄물</Trans>, content: list('print') },
        ]}
      />
      <fieldset className={styles.size}>
        <legend className={styles.legend}>
          <Trans>직접 정하기</Trans>
        </legend>
        <TextField
          label={<Trans>너비</Trans>}
          value={size.width}
          inputMode="decimal"
          autoComplete="off"
          error={faultWords(size.width)}
          onText={(text) => onChange({ type: 'width', text })}
        />
        <TextField
          label={<Trans>높이</Trans>}
          value={size.height}
          inputMode="decimal"
          autoComplete="off"
          error={faultWords(size.height)}
          onText={(text) => onChange({ type: 'height', text })}
        />
        <SelectField
          label={<Trans>단위</Trans>}
          value={size.unit}
          options={sizeUnits.map((unit) => ({ value: unit, label: unit }))}
          onChoose={(unit) => onChange({ type: 'unit', unit })}
        />
        <Checkbox
          className={styles.lock}
          checked={size.ratio !== null}
          disabled={!canLock(size)}
          onCheck={(isOn) => onChange({ type: 'lock', isOn })}
        >
          <Trans>비율 고정</Trans>
        </Checkbox>
      </fieldset>
    </Stack>
  )
}
