import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { StatusPage } from './StatusPage.tsx'

/** What a screen that broke shows: what happened, what is safe, a way on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <StatusPage
      status={statusOf(error)}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}

function statusOf(error: unknown): 400 | 401 | 403 | 404 | 500 {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return status === 400 || status === 401 || status === 403 || status === 404 ? status : 500
}
