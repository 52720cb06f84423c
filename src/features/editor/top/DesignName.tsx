import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { RenameDesign } from '#kits/design/changes/RenameDesign.tsx'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { useShown } from '../state/EditorProvider.tsx'
import styles from './TopBar.module.css'

/** The name with the form and its size; a press renames the design. */
export function DesignName() {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('design')
  const { body, dress } = useShown()
  const { form: forms } = useFormWords()
  const pictures = usePictureUrls(dress.bytes)
  const title = body.name || t`이름 없는 디자인`
  const size = `${body.width} × ${body.height} ${body.unit}`
  const form = forms[body.form]
  const logos = dress.dress.logos.filter(({ tone }) => tone === 'colour')
  const logo = logos.find((one) => one.form === 'symbol') ?? logos[0]
  const picture = logo && pictures.get(logo.key)
  const words = (
    <>
      {picture !== undefined && <img className={styles.symbol} src={picture} alt="" />}
      <span className={styles.words}>
        <h1>{title}</h1>
        <small>{form === undefined ? size : `${form} · ${size}`}</small>
      </span>
    </>
  )
  if (isReadOnly) return <div className={styles.name}>{words}</div>
  return (
    <RenameDesign
      title={body.name}
      trigger={(open) => (
        <div className={styles.name}>
          {words}
          <button
            type="button"
            className={styles.rename}
            aria-label={t`이름 바꾸기`}
            title={t`이름 바꾸기`}
            onClick={open}
          />
        </div>
      )}
    />
  )
}
