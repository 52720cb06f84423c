import type { ReactNode } from 'react'
import type { LogoForm } from '#model/logo/logo-brief.ts'
import styles from './LogoQuest.module.css'

/** A sketch of a form, of two bars for the name. */
export function FormPicture({ form }: { form: LogoForm }) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 40" aria-hidden="true" focusable="false">
      {drawings[form]}
    </svg>
  )
}

const name = (
  <>
    <path d="M30 16h24" />
    <path d="M30 24h16" />
  </>
)

const drawings: Readonly<Record<LogoForm, ReactNode>> = {
  text: (
    <>
      <path d="M12 15h40" strokeWidth="5" />
      <path d="M12 26h26" strokeWidth="5" />
    </>
  ),
  symbol: (
    <>
      <path d="M16 11l9 9-9 9-9-9z" />
      {name}
    </>
  ),
  character: (
    <>
      <circle cx="16" cy="20" r="9" />
      <path d="M13 18v1M19 18v1M12.5 23c2 2.5 5 2.5 7 0" />
      {name}
    </>
  ),
  emblem: (
    <>
      <circle cx="32" cy="20" r="16" />
      <path d="M24 17h16M27 24h10" />
    </>
  ),
}
