/**
 * Whether the business variant applies: route type and route id are both SBA, or neither is set. The server gives both
 * to every page, so that a consumer never gets here by leaving them out. (C §1)
 */
export function isBusinessVariant(routeType: string | null | undefined, routeId: string | null | undefined): boolean {
  const type = routeType ?? '';
  const id = routeId ?? '';
  return (type === 'SBA' && id === 'SBA') || (type === '' && id === '');
}
