import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { PasswordField } from '#ui/controls/PasswordField.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Specimen } from '../DeveloperFrame.tsx'
import styles from './PartsPage.module.css'

const most = 50

export function FieldParts() {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<'one' | 'two' | null>(null)
  const name = t`이름`
  return (
    <>
      <Specimen name="TextField">
        <div className={styles.pair}>
          <TextField
            label={name}
            hint={t`50자까지 쓸 수 있어요`}
            value={text}
            limit={most}
            onText={setText}
          />
          <TextField label={name} mark={t`필수`} error={t`이름을 적어 주세요`} defaultValue="" />
          <TextField label={name} defaultValue={t`온기`} readOnly />
          <TextField
            label={t`찾기`}
            type="search"
            start={<Icon of={Search} size="small" />}
            defaultValue={t`온기`}
            ring="var(--p4)"
          />
        </div>
      </Specimen>
      <Specimen name="PasswordField">
        <div className={styles.pair}>
          <PasswordField
            label={t`비밀번호`}
            autoComplete="off"
            words={{ show: t`비밀번호 보기`, hide: t`비밀번호 가리기` }}
          />
        </div>
      </Specimen>
      <Specimen name="SelectField">
        <div className={styles.pair}>
          <SelectField
            label={t`정렬`}
            value={chosen}
            placeholder={t`고르세요`}
            onChoose={setChosen}
            options={[
              { value: 'one', label: t`이름순` },
              { value: 'two', label: t`날짜순` },
            ]}
          />
          <SelectField<'one' | 'two'>
            label={t`정렬`}
            value={null}
            placeholder={t`고르세요`}
            error={t`하나를 골라 주세요`}
            onChoose={setChosen}
            options={[]}
          />
        </div>
      </Specimen>
      <Specimen name="RuledField">
        <RuledField label={t`이야기`} defaultValue={t`할머니의 사발에서 시작했어요.`} rows={3} />
        <RuledField label={t`이야기`} error={t`이야기를 적어 주세요`} rows={3} />
      </Specimen>
    </>
  )
}
