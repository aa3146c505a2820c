export { keepOrderedLogos, letGoOrderedLogos, takeOverLogos, takeOverOrderedLogos } from './logo.repository.ts';
export { logosIn, withOwnLogos } from './logos.ts';
export { logoRoutes, registerLogos } from './logos.routes.ts';
