import { Link } from 'react-router';
import { categoryPath } from './site-paths.ts';

/** The ways into the departments, where somebody has found nothing else. */
export function DepartmentChips({ departments, className }: { departments: readonly { id: string; name: string }[]; className?: string }) {
  return (
    <ul className={className === undefined ? 'chips' : `chips ${className}`}>
      {departments.map(({ id, name }) => (
        <li key={id}>
          <Link className="chip" to={categoryPath(id)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
