/** What a connection costs; `free` where the browser does not tell. */
export function connectionCost(): 'free' | 'metered' | 'saveData' {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } }
  if (connection?.saveData) return 'saveData'
  return connection?.type === 'cellular' ? 'metered' : 'free'
}
