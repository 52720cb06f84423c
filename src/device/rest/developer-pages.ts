/** Whether the server shows pages for whoever builds on it: with DEV_MODE alone. */
export function hasDeveloperPages(): Promise<boolean> {
  return fetch('/dev/mail', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
