import CircleAlert from 'lucide-react/icons/circle-alert'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { visuallyHiddenClass } from '../VisuallyHidden.tsx'
import { Button } from './Button.tsx'
import styles from './FileDrop.module.css'

type Props = {
  /** Accessible name of the area. */
  label: string
  icon?: ReactNode
  headline: ReactNode
  hint?: ReactNode
  /** Text of the button. */
  pick: ReactNode
  /** Buttons beside it: other places to take a file from. */
  more?: ReactNode
  /** As `accept` of an `input`. */
  accept: string
  isMultiple?: boolean
  isBusy?: boolean
  error?: string | null
  disabledReason?: string | undefined
  /** Other content to wrap, which then accepts dropped files. `pick` opens the file chooser. */
  children?: ((pick: () => void) => ReactNode) | undefined
  onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped, pasted or picked. */
export function FileDrop(props: Props) {
  const { label, icon, headline, hint, pick, more, accept, isMultiple, isBusy, error, disabledReason } = props
  const { children, onFiles } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isBlocked = disabledReason !== undefined || isBusy === true
  const take = (files: FileList | null | undefined) => {
    const found = [...(files ?? [])]
    if (found.length > 0 && !isBlocked) onFiles(isMultiple ? found : found.slice(0, 1))
  }
  usePaste(take)
  const open = () => {
    if (!isBlocked) input.current?.click()
  }
  const over = (event: DragEvent) => {
    if (isBlocked || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be dropped on in every browser
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.drop, children !== undefined && styles.around)}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        ref={input}
        id={id}
        type="file"
        tabIndex={-1}
        aria-hidden
        className={visuallyHiddenClass}
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      {children ? (
        children(open)
      ) : (
        <>
          {icon}
          <p className={styles.headline}>{headline}</p>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
          <span className={styles.ways}>
            <Button disabledReason={disabledReason} onClick={open} aria-busy={isBusy || undefined}>
              {pick}
            </Button>
            {more}
          </span>
        </>
      )}
      <p className={styles.error} role="alert" hidden={!error}>
        <Icon of={CircleAlert} size="small" />
        {error}
      </p>
    </div>
  )
}

/** Takes files pasted anywhere on the page, except in text fields. */
function usePaste(take: (files: FileList | undefined) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]'))
        return
      const files = event.clipboardData?.files
      if (!files || files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
