/**
 * Lane of the commands about designs of a brand and their folders: a folder is made before something is moved into it, and a design
 * before it goes to the trash with its folder.
 */
export function designLane(brand: number | null): string {
  return `designs:${brand}`
}
