import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The site map: every page and where it stands. */
export default [
  index('routes/home.tsx'),
  route('category/:id', 'routes/category.tsx'),
  route('search', 'routes/search.tsx'),
  route('cart/add', 'routes/add-to-cart.tsx'),
  route('delivery-zip', 'routes/delivery-zip.tsx'),
  route('sign-out', 'routes/sign-out.tsx'),
  route('design', 'routes/design.tsx'),
  // The router knows no parameters within a segment: the page itself refuses whatever is not /product_{sku}.
  route(':productPage', 'routes/product.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
