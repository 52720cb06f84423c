import { StatusPage } from './StatusPage.tsx'

export function NotFoundScreen() {
  return <StatusPage status={404} />
}
