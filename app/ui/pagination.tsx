import { Link } from 'react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { pageWindow } from './page-window.ts';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Where a page stands. */
  hrefOf: (page: number) => string;
};

/** Links to the other pages of a listing. Nothing when there is one page only. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label="Pages">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev">
          <ChevronLeft size={18} aria-hidden="true" />
          <span className="hearable">Previous page</span>
        </Link>
      )}
      {pageWindow(page, pageCount).map((step, index) => {
        if (step === 'gap') return <span key={`gap-${index}`} className="pagination-gap" aria-hidden="true" />;
        if (step === page)
          return (
            <span key={step} aria-current="page">
              <span className="hearable">Page </span>
              {step}
            </span>
          );
        return (
          <Link key={step} to={hrefOf(step)}>
            <span className="hearable">Page </span>
            {step}
          </Link>
        );
      })}
      {page < pageCount && (
        <Link to={hrefOf(page + 1)} rel="next">
          <ChevronRight size={18} aria-hidden="true" />
          <span className="hearable">Next page</span>
        </Link>
      )}
    </nav>
  );
}
